import { isExampleAddress } from '../../../facts/email.ts'
import type { CustomerRow, PromotionRow } from '../bundle/index.ts'
import type { BundleFileKey } from './bundle-files.ts'
import { tellsAmount } from './tells-amount.ts'

type Refusal = { field: string; expected: string }
export type Circumstances = {
  /** Real customers will sign in with what is imported. */
  production: boolean
  /** Guests see prices in this shop, so no text needs to be kept from them. */
  guestPrices: boolean
}

/** An amount tells a price, and the engine can withhold a text only where the file says who may read it. */
const amountsToGuests = (row: PromotionRow): Refusal[] => {
  if (row.customersOnly || row.amountForGuests) return []
  const texts = (['name', 'calloutMsg', 'details'] as const).flatMap((member) =>
    Object.entries(row[member]).map(([locale, text]) => ({ where: `${member}.${locale}`, text })),
  )
  const told = texts.find(({ text }) => tellsAmount(text))
  if (!told) return []
  const expected = `true, since ${told.where} tells an amount; or "amountForGuests": true, where guests shall read it`
  return [{ field: 'customersOnly', expected }]
}

/** Accounts of a demonstration have published passwords. */
const exampleCustomers = ({ email }: CustomerRow): Refusal[] =>
  isExampleAddress(email)
    ? [{ field: 'email', expected: 'an address that mail can reach, not one below .example' }]
    : []

/** What a row of the right shape may not say all the same. */
export const refusedContents = (
  key: BundleFileKey,
  row: unknown,
  { production, guestPrices }: Circumstances,
): Refusal[] => {
  if (key === 'promotions' && !guestPrices) return amountsToGuests(row as PromotionRow)
  return key === 'customers' && production ? exampleCustomers(row as CustomerRow) : []
}
