export { followUpDays, lapsesWithin, lapsingSearch } from './lapsing.ts'
export { QuoteState } from './quote-state.tsx'
export { states as quoteStates } from './messages.ts'
