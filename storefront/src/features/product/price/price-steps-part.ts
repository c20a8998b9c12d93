import { part } from '../../../lib/part/part.tsx'

/** Customers only, so guests' first visits do without. */
export const PriceSteps = part(async () => (await import('./price-steps.tsx')).PriceSteps, { wakes: 'seen' })
