export { eraseContexts } from './queries.ts'
