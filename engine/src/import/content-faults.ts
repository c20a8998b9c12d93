import { isExampleAddress } from '../../../facts/email.ts'
import type { ContentFile, CustomerRow, PromotionRow, ShippingFile } from '../bundle/index.ts'
import type { BundleFileKey } from './bundle-files.ts'
import { mentionsAmount } from './mentions-amount.ts'

type ContentFault = { field: string; expected: string }
export type ImportMode = {
  /** Real customers will sign in with what is imported. */
  production: boolean
  /** Guests see prices in this shop, so no text needs to be kept from them. */
  guestPrices: boolean
}

/** An amount tells a price, and the engine can withhold a text only where the file says who may read it. */
const amountsToGuests = (row: PromotionRow): ContentFault[] => {
  if (row.customersOnly || row.amountForGuests) return []
  const texts = (['name', 'calloutMsg', 'details'] as const).flatMap((member) =>
    Object.entries(row[member]).map(([locale, text]) => ({ where: `${member}.${locale}`, text })),
  )
  const told = texts.find(({ text }) => mentionsAmount(text))
  if (!told) return []
  const expected = `true, since ${told.where} tells an amount; or "amountForGuests": true, where guests shall read it`
  return [{ field: 'customersOnly', expected }]
}

/** Every text of a value with its path: `blocks/0/title/es`. */
const textsIn = (value: unknown, path = ''): { path: string; text: string }[] => {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, path ? `${path}/${name}` : name))
}

/** Guests read all content: banners, pages, answers to questions. */
export const contentFileFaults = (file: ContentFile, { guestPrices }: ImportMode): ContentFault[] => {
  if (guestPrices || file.amountForGuests) return []
  const told = textsIn(file).find(({ text }) => mentionsAmount(text))
  const expected =
    'a text without an amount, which guests would read; or "amountForGuests": true in this file'
  return told ? [{ field: told.path, expected }] : []
}

/** Guests read how goods can be brought, "free from $600" among it. */
const amountsInMethods = ({ methods }: ShippingFile): ContentFault[] =>
  methods.flatMap(({ name, description, amountForGuests }, at) => {
    if (amountForGuests) return []
    const told = textsIn({ name, description }).find(({ text }) => mentionsAmount(text))
    const expected =
      'a text without an amount, which guests would read; or "amountForGuests": true in this method'
    return told ? [{ field: `methods/${at}/${told.path}`, expected }] : []
  })

/** Accounts of a demonstration have published passwords. */
const exampleCustomers = ({ email }: CustomerRow): ContentFault[] =>
  isExampleAddress(email)
    ? [{ field: 'email', expected: 'an address that mail can reach, not one below .example' }]
    : []

/** What a row of the right shape may not say all the same. */
export const contentFaults = (
  key: BundleFileKey,
  row: unknown,
  { production, guestPrices }: ImportMode,
): ContentFault[] => {
  if (key === 'promotions' && !guestPrices) return amountsToGuests(row as PromotionRow)
  if (key === 'shipping' && !guestPrices) return amountsInMethods(row as ShippingFile)
  return key === 'customers' && production ? exampleCustomers(row as CustomerRow) : []
}
