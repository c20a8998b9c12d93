import { defineModule } from '../kernel/operation.ts'
import { personalisationContract } from './contract.ts'
import { getRecommendations, getZoneRecommendations } from './get-recommendations.ts'
import { getRecommenders } from './get-recommenders.ts'
import { recomputeRecommendations } from './recompute-recommendations.ts'
import { recordActivity } from './record-activity.ts'
import { personalisationRoutes } from './routes.ts'

export const personalisationModule = defineModule({
  name: 'personalisation',
  routes: personalisationRoutes,
  contract: personalisationContract,
  operations: {
    viewProduct: recordActivity('viewProduct'),
    viewSearch: recordActivity('viewSearch'),
    clickSearch: recordActivity('clickSearch'),
    viewCategory: recordActivity('viewCategory'),
    clickCategory: recordActivity('clickCategory'),
    viewReco: recordActivity('viewReco'),
    clickReco: recordActivity('clickReco'),
    viewPage: recordActivity('viewPage'),
    beginCheckout: recordActivity('beginCheckout'),
    checkoutStep: recordActivity('checkoutStep'),
    addToCart: recordActivity('addToCart'),
    getRecommenders,
    getRecommendations,
    getZoneRecommendations,
  },
})

/** What this module does in the background. */
export const personalisationJobs = [recomputeRecommendations]
