import { timings } from '../../config/timings.ts'
import { setDefaults } from './defaults.ts'
import type { Catalogue } from './i18n.ts'

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const loadOne = async (url: string, get: typeof fetch): Promise<Catalogue | undefined> => {
  try {
    const answer = await get(url, { credentials: 'same-origin', signal: AbortSignal.timeout(timings.texts) })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const value: unknown = await answer.json()
    if (!isCatalogue(value)) throw new Error('not a catalogue')
    return value
  } catch (error) {
    console.warn(`Texts ${url} did not load: ${String(error)}`)
    return undefined
  }
}

/**
 * Loads the language's texts and the locale's own on top; what fails to load is empty [S7.056] [S7.057] [S8.040], and
 * then they are not all that the server had.
 */
export const loadCatalogue = async (urls: readonly string[], get: typeof fetch = fetch) => {
  const loaded = await Promise.all(urls.map((url) => loadOne(url, get)))
  return { catalogue: Object.assign({}, ...loaded) as Catalogue, whole: !loaded.includes(undefined) }
}

/** Brings the default texts, for what the catalogues lack. */
export const loadDefaults = async (get: typeof fetch = fetch) =>
  setDefaults((await loadOne('/static/default-texts.json', get)) ?? {})
