import { island } from '../../../lib/island/island.tsx'

/** Customers only, so guests' first visits do without. */
export const PriceSteps = island(async () => (await import('./price-steps.tsx')).PriceSteps, {
  hydrateWhen: 'visible',
})
