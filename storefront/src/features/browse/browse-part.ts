import { part } from '../../lib/part/part.tsx'

/** Any page may turn out to hold nothing: the server has this for all (`shellParts`), a browser fetches it then. */
export const Browse = part(async () => (await import('./browse.tsx')).Browse, { wakes: 'never' })
