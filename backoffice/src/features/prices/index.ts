export {
  factorBetween,
  isChanged,
  marginOf,
  type PriceRow,
  priceNext,
  priceNow,
  raisePrice,
  tiersNext,
} from './price-row.ts'
export { RoundingField, RuleFields, ruleIn } from './rule-fields.tsx'
export { addToDraft, type Draft, useDraft } from './use-draft.ts'
export { pageSize, useAllPrices, usePrices } from './use-prices.ts'
