import { island } from '../../lib/island/island.tsx'

export const SetTotal = island(async () => (await import('./set-total.tsx')).SetTotal, {
  hydrateWhen: 'visible',
})
