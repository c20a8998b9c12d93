export { requestAtDesk } from './create-opportunity.ts'
export { nothingToQuote } from './problems.ts'
export {
  countOpenOpportunities,
  eraseOpportunities,
  opportunitiesOf,
  selectOpenOpportunitiesHolding,
} from './queries.ts'
