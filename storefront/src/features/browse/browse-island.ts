import { island } from '../../lib/island/island.tsx'

/** Any page may turn out to hold nothing: the server has this for all (`shellParts`), a browser fetches it then. */
export const Browse = island(async () => (await import('./browse.tsx')).Browse, { hydrateWhen: 'never' })
