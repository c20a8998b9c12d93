export type { ApiClient } from './api-client.ts'
export { type AdminCaller, authenticateClient } from './authenticate-client.ts'
export { createApiClient, disableApiClient, listApiClients, type NewClient } from './create-client.ts'
export { issueToken } from './issue-token.ts'
