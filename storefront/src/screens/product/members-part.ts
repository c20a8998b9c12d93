import { part } from '../../lib/part/part.tsx'

export const Members = part(async () => (await import('./members.tsx')).Members, { wakes: 'seen' })
