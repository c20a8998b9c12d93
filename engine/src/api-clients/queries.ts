import { sql } from '../db/sql.ts'
import type { ApiClient } from './api-client.ts'

const columns = sql`
  id, organization_id as "organizationId", name, secret_hashes as "secretHashes", scopes, countries, addresses,
  former_secret_until as "formerSecretUntil", revision, created_at as "createdAt", ends_at as "endsAt", disabled_at as "disabledAt", last_used_at as "lastUsedAt"`

export const insertClient = (client: ApiClient) => sql`
  insert into api_client (id, organization_id, name, secret_hashes, scopes, countries, addresses, created_at, ends_at)
  values (${client.id}, ${client.organizationId}, ${client.name}, ${client.secretHashes}::text[],
    ${client.scopes}::text[], ${client.countries}::text[], ${client.addresses}::text[], ${client.createdAt},
    ${client.endsAt})`

/** By a text that need not be a UUID. */
export const selectClient = (id: string) => sql<ApiClient>`
  select ${columns} from api_client where id::text = lower(${id})`

export const selectClients = (organizationId: string) => sql<ApiClient>`
  select ${columns} from api_client where organization_id = ${organizationId} order by created_at, id`

export const lockClient = (organizationId: string, id: string) => sql<ApiClient>`
  select ${columns} from api_client
  where organization_id = ${organizationId} and id::text = lower(${id}) for no key update`

export const updateClient = (client: ApiClient) => sql`
  update api_client set name = ${client.name}, scopes = ${client.scopes}::text[],
    countries = ${client.countries}::text[], addresses = ${client.addresses}::text[], ends_at = ${client.endsAt},
    revision = ${client.revision}
  where id = ${client.id}`

export const updateSecrets = (client: ApiClient) => sql`
  update api_client set secret_hashes = ${client.secretHashes}::text[],
    former_secret_until = ${client.formerSecretUntil}, revision = ${client.revision}
  where id = ${client.id}`

export const disableClient = (organizationId: string, id: string, now: Date) => sql`
  update api_client set disabled_at = coalesce(disabled_at, ${now})
  where organization_id = ${organizationId} and id::text = lower(${id})`

export const noteUse = (id: string, now: Date) =>
  sql`update api_client set last_used_at = ${now} where id = ${id}`
