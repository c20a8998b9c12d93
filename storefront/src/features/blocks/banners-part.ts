import { part } from '../../lib/part/part.tsx'

/** It moves only once it is seen, so its code comes then. */
export const BannersPart = part(async () => (await import('./banners.tsx')).Banners, { wakes: 'seen' })
