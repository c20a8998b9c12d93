import { island } from '../../../lib/island/island.tsx'

/** Of goods by the pound alone: its code comes when the quantity is about to be seen. */
export const Quintals = island(async () => (await import('./quintals.tsx')).Quintals, {
  hydrateWhen: 'visible',
})
