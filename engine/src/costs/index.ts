export { costsOf } from './costs.ts'
