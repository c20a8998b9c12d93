import { type CountryCode, isCountryCode } from '../../../facts/country.ts'
import type { JsonText } from '../kernel/contract.ts'
import { writeJson } from '../kernel/schema.ts'
import { taxpayerView } from '../taxes/index.ts'
import { checkTaxpayer } from '../taxpayers/index.ts'
import { invalidCustomer } from './problems.ts'

export const fiscalProfilesMax = 20

/** Somebody invoices go to; the taxpayer's members are those of a billing address. */
export type FiscalProfile = ReturnType<typeof taxpayerView> & {
  name: string
  countryCode: CountryCode
  default: boolean
}

const invalidProfiles = (detail: string) => invalidCustomer(detail, { property: 'c_fiscalProfiles' })

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 250

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidProfiles('The fiscal profiles are no JSON.')
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const readProfile = async (entry: unknown): Promise<FiscalProfile> => {
  if (!isObject(entry)) throw invalidProfiles('A fiscal profile is an object.')
  const { name, countryCode } = entry
  if (!isText(name) || name.trim() === '') throw invalidProfiles('A fiscal profile has no name.')
  if (!isCountryCode(countryCode)) throw invalidProfiles('The country of a fiscal profile is unknown.')
  const texts = Object.fromEntries(Object.entries(entry).filter(([, value]) => isText(value)))
  const taxpayer = await checkTaxpayer(countryCode, texts)
  if (!taxpayer?.taxId) throw invalidProfiles('A fiscal profile has no tax id.')
  return {
    name: name.trim(),
    countryCode,
    default: entry.default === true,
    ...taxpayerView(taxpayer),
  }
}

/** One default per country: the last that says so, else the first. */
const withDefaults = (profiles: FiscalProfile[]): FiscalProfile[] =>
  profiles.map((profile) => {
    const fellows = profiles.filter(({ countryCode }) => countryCode === profile.countryCode)
    const chosen = fellows.findLast((one) => one.default) ?? fellows[0]
    return { ...profile, default: profile === chosen }
  })

/**
 * c_fiscalProfiles: a JSON list of whom invoices may go to, each named once and judged as a billing address is
 * (S4.012–S4.015); numbers are kept without separators. Problem: 400.
 */
export const readFiscalProfiles = async (text: string): Promise<JsonText<FiscalProfile[]>> => {
  const list = parseJson(text)
  if (!Array.isArray(list)) throw invalidProfiles('The fiscal profiles are no list.')
  if (list.length > fiscalProfilesMax)
    throw invalidProfiles(`There are more than ${fiscalProfilesMax} profiles.`)
  const profiles = await Promise.all(list.map(readProfile))
  if (new Set(profiles.map(({ name }) => name)).size < profiles.length) {
    throw invalidProfiles('Two fiscal profiles have one name.')
  }
  return writeJson(withDefaults(profiles))
}
