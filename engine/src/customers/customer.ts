import type { PostalAddress } from '../../../facts/address.ts'
import type { JsonText } from '../kernel/contract.ts'
import type { LoginType } from '../kernel/shopper.ts'
import type { FiscalProfile } from './fiscal-profiles.ts'
import type { PreferredStore } from './preferred-stores.ts'

/** What a customer told of themselves, and the declared custom attributes. */
export type Profile = {
  firstName?: string
  lastName?: string
  secondName?: string
  salutation?: string
  companyName?: string
  birthday?: string
  phoneHome?: string
  phoneMobile?: string
  phoneBusiness?: string
  /** Underscore form (es_SV). */
  preferredLocale?: string
  c_initialCountry?: string
  c_typeLogin?: LoginType
  c_externallyAuthenticated?: boolean
  c_acceptsMarketing?: boolean
  c_country?: string
  c_preferredStoreId?: JsonText<PreferredStore[]>
  /** Whom invoices go to. */
  c_fiscalProfiles?: JsonText<FiscalProfile[]>
}

/** A saved address; custom attributes (`c_…`) of clients are kept beside what the shop reads. */
export type CustomerAddress = PostalAddress & {
  addressId: string
  preferred: boolean
  creationDate?: string
  lastModified?: string
  [custom: `c_${string}`]: unknown
}

/** How a customer likes to pay: of a card what it shows. */
export type CustomerPaymentInstrument = {
  id: string
  methodId: string
  card?: {
    cardType?: string
    holder?: string
    maskedNumber?: string
    expirationMonth?: number
    expirationYear?: number
  }
  default: boolean
  creationDate: string
  lastModified: string
}

/** A registered customer. */
export type Customer = {
  id: string
  customerNo: string
  login: string
  email: string
  profile: Profile
  addresses: CustomerAddress[]
  paymentInstruments: CustomerPaymentInstrument[]
  hasPassword: boolean
  createdAt: Date
  modifiedAt: Date
  lastLoginAt: Date | null
}

/** First and last name as one text. */
export const fullName = ({ profile }: Pick<Customer, 'profile'>): string =>
  [profile.firstName, profile.lastName].filter(Boolean).join(' ')

/** One spelling per account: mail addresses are compared without case. */
export const normalLogin = (login: string): string => login.normalize('NFC').trim().toLowerCase()
