export { eraseSubscription, subscriptionOf } from './queries.ts'
