import { island } from '../../lib/island/island.tsx'

/** Any page may turn out to be empty: the server loads this for all pages (`shellParts`), a browser only then. */
export const Browse = island(async () => (await import('./browse.tsx')).Browse, { hydrateWhen: 'never' })
