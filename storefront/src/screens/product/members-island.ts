import { island } from '../../lib/island/island.tsx'

export const Members = island(async () => (await import('./members.tsx')).Members, { hydrateWhen: 'visible' })
