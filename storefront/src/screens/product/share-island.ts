import { island } from '../../lib/island/island.tsx'

export const Share = island(async () => (await import('./share.tsx')).Share, { hydrateWhen: 'visible' })
