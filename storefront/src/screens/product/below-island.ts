import { island } from '../../lib/island/island.tsx'

export const Below = island(async () => (await import('./below.tsx')).Below, { hydrateWhen: 'seen' })
