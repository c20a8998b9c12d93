import { island } from '../../lib/island/island.tsx'

/** It moves only once it is seen, so its code comes then. */
export const BannersIsland = island(async () => (await import('./banners.tsx')).Banners, {
  hydrateWhen: 'seen',
})
