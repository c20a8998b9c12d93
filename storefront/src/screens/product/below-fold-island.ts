import { island } from '../../lib/island/island.tsx'

export const BelowFold = island(async () => (await import('./below-fold.tsx')).BelowFold, {
  hydrateWhen: 'visible',
})
