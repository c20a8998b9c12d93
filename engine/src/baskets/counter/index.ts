export { promoteTemporaryBasket } from '../calls/promote-temporary-basket.ts'
export { sharedOperations } from '../shared-operations.ts'
export { openCounterBasket, requireCounterBasket } from './counter-basket.ts'
