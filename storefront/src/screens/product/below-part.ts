import { part } from '../../lib/part/part.tsx'

export const Below = part(async () => (await import('./below.tsx')).Below, { wakes: 'seen' })
