import { island } from '../../../lib/island/island.tsx'

/** Few products have any. */
export const Options = island(async () => (await import('./options.tsx')).Options, { hydrateWhen: 'visible' })
