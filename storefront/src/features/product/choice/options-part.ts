import { part } from '../../../lib/part/part.tsx'

/** Few products have any. */
export const Options = part(async () => (await import('./options.tsx')).Options, { wakes: 'seen' })
