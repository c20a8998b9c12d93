import { part } from '../../lib/part/part.tsx'

export const Share = part(async () => (await import('./share.tsx')).Share, { wakes: 'seen' })
