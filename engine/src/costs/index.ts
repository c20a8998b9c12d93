export { costsOf } from './costs.ts'
export { lowestMargin } from './margin-queries.ts'
