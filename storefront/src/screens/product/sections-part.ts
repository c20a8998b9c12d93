import { part } from '../../lib/part/part.tsx'

export const Sections = part(async () => (await import('./sections.tsx')).Sections, { wakes: 'seen' })
