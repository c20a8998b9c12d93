export { countOpenOpportunities, eraseOpportunities, opportunitiesOf } from './queries.ts'
