export { closeAccount } from './close-account.ts'
export { ordersUnderWay } from './problems.ts'
