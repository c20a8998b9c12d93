export { eraseOpportunities, opportunitiesOf } from './queries.ts'
