import { defineModule } from '../kernel/operation.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { consentContract } from './consent-contract.ts'
import { consentRoutes } from './consent-routes.ts'
import { subscriptionsContract } from './contract.ts'
import { createSubscription } from './create-subscription.ts'
import { getSubscriptions } from './get-subscriptions.ts'
import { subscriptionsRoutes } from './routes.ts'
import { syncSubscription } from './sync-subscription.ts'
import { updateSubscription } from './update-subscription.ts'
import { updateSubscriptions } from './update-subscriptions.ts'

export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  routes: { ...subscriptionsRoutes, ...consentRoutes },
  contract: { ...subscriptionsContract, ...consentContract },
  operations: {
    createSubscription,
    confirmSubscription,
    cancelSubscription,
    getSubscriptions,
    updateSubscription,
    updateSubscriptions,
  },
})

/** What this module does in the background. */
export const subscriptionJobs = [syncSubscription]
