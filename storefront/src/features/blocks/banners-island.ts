import { island } from '../../lib/island/island.tsx'

/** The banners move only once they are in view, so their code is loaded then. */
export const BannersIsland = island(async () => (await import('./banners.tsx')).Banners, {
  hydrateWhen: 'visible',
})
