export type ChatHours = Readonly<{
  hours: readonly { days: number[]; open: string; close: string }[]
  closedDays: readonly string[]
}>

/** Known custom preferences with their defaults [S3.039]; unknown keys are ignored. */
const defaults = {
  caseMaxFiles: 3,
  caseMaxFileSizeMB: 4,
  storesPerRequest: 20,
  storeDefaultDistance: 100,
  storeAllDistance: 20_012,
  carouselAutoplayMs: 5000,
  newArrivalsCategory: 'newarrivals',
  secondMenuCategoryName: '',
  countryOrder: [] as readonly string[],
  storeCities: {} as Readonly<Record<string, readonly unknown[]>>,
  paymentMethods: {} as Readonly<Record<string, readonly string[]>>,
  /** When somebody answers the chat; no hours where it is always offered. */
  chatHours: { hours: [], closedDays: [] } as ChatHours,
  /** Name and hours of the people who help, in the page's language. */
  support: {} as Partial<Readonly<Record<'email' | 'phone' | 'whatsapp' | 'hours', string>>>,
}

export type CustomPreferences = typeof defaults

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    console.warn(`Preferences are not JSON: ${String(error)}`)
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sameKind = (value: unknown, wanted: unknown) =>
  Array.isArray(wanted)
    ? Array.isArray(value)
    : typeof value === typeof wanted && value !== null && !Array.isArray(value)

/** Preferences from an object or a JSON string; anything else, and every value of a wrong kind, is the default [S3.039]. */
export const parsePreferences = (given: unknown): CustomPreferences => {
  const value = typeof given === 'string' ? parseJson(given) : given
  const result: Record<string, unknown> = { ...defaults }
  if (!isRecord(value)) return result as CustomPreferences
  for (const [key, fallback] of Object.entries(defaults)) {
    if (sameKind(value[key], fallback)) result[key] = value[key]
  }
  return result as CustomPreferences
}

/** The list in a preferences answer: an array, a JSON string, or an object whose `body` holds JSON [S7.049]. */
export const readPreferencesAnswer = (answer: unknown): readonly unknown[] => {
  if (Array.isArray(answer)) return answer
  if (typeof answer === 'string') return readPreferencesAnswer(answer === '' ? undefined : parseJson(answer))
  if (isRecord(answer) && 'body' in answer) return readPreferencesAnswer(answer.body)
  return isRecord(answer) && Object.keys(answer).length > 0 ? [answer] : []
}

/** One object out of the list: entries are objects of settings, or `{ id, value }` pairs. */
export const mergePreferences = (list: readonly unknown[]): Record<string, unknown> => {
  const merged: Record<string, unknown> = {}
  for (const entry of list) {
    const value = typeof entry === 'string' ? parseJson(entry) : entry
    if (!isRecord(value)) continue
    if (typeof value.id === 'string' && 'value' in value) merged[value.id] = value.value
    else Object.assign(merged, value)
  }
  return merged
}
