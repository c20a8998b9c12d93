import { defineModule } from '../kernel/operation.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { subscriptionsContract } from './contract.ts'
import { createSubscription } from './create-subscription.ts'
import { subscriptionsRoutes } from './routes.ts'
import { tellCrm } from './tell-crm.ts'

export { eraseSubscription, subscriptionOf } from './queries.ts'

export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  routes: subscriptionsRoutes,
  contract: subscriptionsContract,
  operations: { createSubscription, confirmSubscription, cancelSubscription },
})

/** What this module does in the background. */
export const subscriptionJobs = [tellCrm]
