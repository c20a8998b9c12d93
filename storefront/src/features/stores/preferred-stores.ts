import type { Answer } from '../../../../engine/src/kernel/contract.ts'
import type { customersContract } from '../../../../engine/src/customers/contract.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { type JsonContent, readJson } from '../../api/json-text.ts'

type CustomerRecord = Answer<typeof customersContract.getCustomer>

/** One preferred store per country, as the customer's record keeps it (S3.011). */
export type PreferredStore = JsonContent<CustomerRecord['c_preferredStoreId']>[number]

const isPreferred = (value: unknown): value is PreferredStore =>
  typeof value === 'object' && value !== null && 'storeId' in value && 'countryCode' in value

/** Reads c_preferredStoreId; anything unreadable is no preference. */
export const readPreferredStores = (text: CustomerRecord['c_preferredStoreId'] = '[]'): PreferredStore[] => {
  try {
    const list = readJson(text)
    return Array.isArray(list) ? list.filter(isPreferred) : []
  } catch {
    return []
  }
}

/** The stores kept for a country (S4.078). */
export const preferredIn = (list: readonly PreferredStore[], country: CountryCode) =>
  list.filter((one) => one.countryCode === country)
