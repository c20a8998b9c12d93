import type { CountryCode } from '../../../facts/countries.ts'
import type { AdminScope } from './admin-scopes.ts'

/** What a person needs beside the scope of a call, since a scope opens more than one kind of change. */
export type AdminRight =
  | 'orders.note'
  | 'orders.hand-over'
  | 'orders.dispatch'
  | 'orders.paid'
  | 'orders.cancel'
  | 'orders.refund'
  | 'orders.cut'
  | 'orders.take-payment'
  /** To make an offer whose margin lies below the merchant's floor. */
  | 'quotes.below-floor'
  /** To put prices in place; drafting them needs no more than the scope. */
  | 'prices.apply'
  | 'stock.count'
  | 'stock.transfer'
  /** To say when a store is open and how it is reached. */
  | 'stores.hours'
  /** To open and close stores, and to say where they are and what they do. */
  | 'stores.change'
  /** To change what delivery costs and how long it takes. */
  | 'shipping.change'
  /** To make views of lists for others. */
  | 'views.share'
  /** To give an account another address, which is also its sign-in. */
  | 'customers.move'
  /** To forget a customer for good. */
  | 'customers.close'
  /** To read phones and ids of persons in full. */
  | 'persons.reveal'

/** `proven`: only shortly after the person has shown their second factor once more. */
export type Allowance = 'free' | 'proven'

/** What somebody may do in a place: everywhere without a country, in all of a country without a store. */
export type Grant = {
  scopes: readonly AdminScope[]
  rights: Readonly<Partial<Record<AdminRight, Allowance>>>
  country?: CountryCode
  storeId?: string
}

/** Where a thing is: its country, and the stores that it concerns. */
export type Whereabouts = { country: CountryCode; storeIds: readonly string[] }

/** Whether what is allowed in a grant's place is allowed there. */
export const reaches = (grant: Grant, { country, storeIds }: Whereabouts): boolean => {
  if (grant.storeId !== undefined) return storeIds.includes(grant.storeId)
  return grant.country === undefined || grant.country === country
}
