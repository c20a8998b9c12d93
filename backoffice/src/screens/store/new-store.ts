import type { CountryCode } from '../../../../facts/country.ts'
import { toE164 } from '../../../../facts/phone.ts'
import { fold } from '../../../../facts/text.ts'
import type { Store, StoreChanges } from '../../api/stores.ts'
import { hoursInWords } from '../../lib/hours-in-words.ts'

/** A store as a form holds it: one that is being made lacks what nobody has said yet. */
export type StoreDraft = Partial<Store>

/** Without these no store is saved. */
export const requiredMembers = [
  'name',
  'countryCode',
  'divisionLevel1',
  'divisionLevel2',
  'address1',
  'latitude',
  'longitude',
  'phoneDisplay',
] as const

/** What a new store is before somebody says more: a branch that is open from Monday to Saturday and hands goods out. */
export const blankStore = (country: string | undefined): StoreDraft => ({
  ...(country === undefined ? {} : { countryCode: country as CountryCode }),
  size: 'branch',
  services: ['pickup'],
  hours: [{ days: [1, 2, 3, 4, 5, 6], open: '07:00', close: '17:00' }],
})

/** A number as it is phoneToDial: `2200 0101` → `+50322000101`; as it was typed where the country has no such number. */
export const phoneToDial = (country: CountryCode, typed: string): string =>
  (typed && toE164(country, typed)) ?? typed

/**
 * The code of a new store. One that was typed begins with its country's (`ss05` → `SV-SS05`); else it is of the town's first letters,
 * and the next number that is free: `SV-SA02`.
 */
export const storeIdOf = (
  { countryCode = 'SV', id = '', cityName = '' }: StoreDraft,
  taken: readonly string[],
): string => {
  const typed = id.trim().toUpperCase()
  if (typed !== '') return typed.startsWith(`${countryCode}-`) ? typed : `${countryCode}-${typed}`
  const words = fold(cityName)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
  const [first = 'T', second] = words
  const letters = second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2)
  for (let number = 1; ; number++) {
    const free = `${countryCode}-${letters}${String(number).padStart(2, '0')}`
    if (!taken.includes(free)) return free
  }
}

type Surroundings = {
  timeZone: string
  /** Where customers write to where the store has no address of its own. */
  email: string
  /** What the second level of divisions is called that was chosen. */
  municipality: string
  /** Codes of the country's stores. */
  taken: readonly string[]
}

/** What makes a store: what was said of it, and what follows from that where nothing was. */
export const storeToMake = (
  draft: StoreDraft,
  { timeZone, email, municipality, taken }: Surroundings,
): { storeId: string; body: StoreChanges } => {
  const { countryCode = 'SV', hours = [], storeHours, phoneDisplay = '', whatsapp = '' } = draft
  const cityName = draft.cityName || municipality
  const storeId = storeIdOf({ ...draft, cityName }, taken)
  const words = (language: 'es' | 'en') => hours.map((line) => hoursInWords(language, line)).join('; ')
  const { id: _id, whatsapp: _whatsapp, ...said } = draft
  return {
    storeId,
    body: {
      ...said,
      inventoryId: `inv-${storeId.toLowerCase()}`,
      cityName,
      postalCode: draft.postalCode ?? '',
      email: draft.email || email,
      phone: phoneToDial(countryCode, draft.phone || phoneDisplay),
      ...(whatsapp === '' ? {} : { whatsapp: phoneToDial(countryCode, whatsapp) }),
      timeZone,
      storeHours: { es: storeHours?.es || words('es'), en: storeHours?.en || words('en') },
      default: draft.default ?? taken.length === 0,
    },
  }
}
