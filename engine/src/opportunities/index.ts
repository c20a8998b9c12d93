export { requestAtDesk } from './create-opportunity.ts'
export { nothingToQuote } from './problems.ts'
export {
  countOpenOpportunities,
  eraseOpportunities,
  opportunitiesOf,
  selectLengthsAsked,
  selectOpenOpportunitiesHolding,
} from './queries.ts'
