export {
  countOpenOpportunities,
  eraseOpportunities,
  opportunitiesOf,
  selectOpenOpportunitiesHolding,
} from './queries.ts'
