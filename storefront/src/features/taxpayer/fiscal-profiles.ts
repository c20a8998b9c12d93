import type { customersContract } from '../../../../engine/src/customers/contract.ts'
import type { Answer } from '../../../../engine/src/kernel/contract.ts'
import { type CountryCode, isCountryCode } from '../../../../facts/country.ts'
import { formatTaxId, isTaxIdType, taxIdName, taxIdShortName } from '../../../../facts/tax-ids.ts'
import { type JsonContent, readJson } from '../../api/json-text.ts'
import type { GivenTaxpayer } from './taxpayer.ts'

type Customer = Answer<typeof customersContract.getCustomer>

/** Somebody a customer's invoices may go to. */
export type FiscalProfile = JsonContent<Customer['c_fiscalProfiles']>[number]

const none: Customer['c_fiscalProfiles'] = '[]'

/** The customer's c_fiscalProfiles, which the engine wrote, of one country or of all; the usual ones first. */
export const fiscalProfilesOf = (
  customer: Pick<Customer, 'c_fiscalProfiles'> | undefined,
  country?: CountryCode,
): FiscalProfile[] => {
  return readJson(customer?.c_fiscalProfiles ?? none)
    .filter(({ countryCode }) => isCountryCode(countryCode) && (!country || countryCode === country))
    .sort((a, b) => Number(b.default) - Number(a.default))
}

/** The profile a form begins with: the one given before, or the usual one if nothing was given. */
export const profileAtFirst = (
  profiles: readonly FiscalProfile[],
  given: GivenTaxpayer | undefined,
): FiscalProfile | undefined =>
  given?.c_taxpayerType
    ? profiles.find(
        (one) =>
          one.c_taxpayerType === given.c_taxpayerType &&
          one.c_taxId === given.c_taxId &&
          (one.c_fiscalCredit ?? 'no') === (given.c_fiscalCredit ?? 'no'),
      )
    : profiles[0]

/** The tax id and, of who has one, the registration: "NIT 0614-280390-112-1", "NRC 123456-7". */
export const numbersOf = (
  { c_taxIdType, c_taxId, c_nrc }: GivenTaxpayer,
  country: CountryCode,
  language: 'es' | 'en',
): string[] => {
  const type = isTaxIdType(c_taxIdType) ? c_taxIdType : undefined
  const id =
    type &&
    c_taxId &&
    `${taxIdShortName(country, type)?.[language] ?? ''} ${formatTaxId(country, type, c_taxId)}`
  const nrc = c_nrc && `NRC ${formatTaxId(country, 'nrc', c_nrc)}`
  return [id, nrc].filter((text): text is string => Boolean(text)).map((text) => text.trim())
}

/** "NIT 0614-280390-112-1". */
export const profileNumber = (
  { countryCode, c_taxIdType, c_taxId = '' }: FiscalProfile,
  language: 'es' | 'en',
) =>
  isTaxIdType(c_taxIdType)
    ? `${taxIdName(countryCode, c_taxIdType)?.[language] ?? ''} ${formatTaxId(countryCode, c_taxIdType, c_taxId)}`.trim()
    : c_taxId
