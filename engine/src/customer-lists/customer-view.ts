import { isCountryCode } from '../../../facts/country.ts'
import { toMajor } from '../../../facts/money.ts'
import { digestTag } from '../kernel/entity-tag.ts'
import { maskId } from '../kernel/mask-text.ts'
import type { CustomerSales, ListedCustomer } from './queries.ts'

const maskPhone = (phone: string) => phone.slice(0, -4).replaceAll(/\d/g, '•') + phone.slice(-4)
const asIs = (phone: string) => phone

/** The texts of a profile that are told; what is empty is left out. */
const textsOf = ({ profile }: Pick<ListedCustomer, 'profile'>) => {
  const { firstName, lastName, secondName, salutation, companyName, preferredLocale } = profile
  return {
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(secondName ? { secondName } : {}),
    ...(salutation ? { salutation } : {}),
    ...(companyName ? { companyName } : {}),
    ...(preferredLocale ? { preferredLocale } : {}),
  }
}

/** Of the profile for invoices that is the default, else of the first. */
const taxIdOf = ({ c_fiscalProfiles }: ListedCustomer['profile']): string | undefined => {
  const profiles = JSON.parse(c_fiscalProfiles || '[]') as { taxId?: string; default?: boolean }[]
  return (profiles.find((one) => one.default) ?? profiles[0])?.taxId
}

/** What a customer's orders came to, as `selectCustomerSales` gives it. */
export const salesView = (sales: readonly CustomerSales[]) => {
  const last = sales.map(({ lastAt }) => lastAt.getTime())
  return {
    ...(last.length > 0 ? { lastOrderDate: new Date(Math.max(...last)).toISOString() } : {}),
    lastYear: sales
      .filter(({ lastYearMinor }) => lastYearMinor > 0)
      .map(({ currency, lastYearMinor }) => ({ currency, total: toMajor(lastYearMinor) })),
  }
}

/** What may be told of a customer; in a list their phones are masked but for the last four digits. */
export const customerView = (customer: ListedCustomer, where: 'list' | 'alone' = 'alone') => {
  const { phoneHome, phoneMobile, phoneBusiness } = customer.profile
  const phone = where === 'list' ? maskPhone : asIs
  const { country } = customer
  const taxId = taxIdOf(customer.profile)
  return {
    customerNo: customer.customerNo,
    customerId: customer.id,
    email: customer.email,
    ...textsOf(customer),
    ...(phoneHome ? { phoneHome: phone(phoneHome) } : {}),
    ...(phoneMobile ? { phoneMobile: phone(phoneMobile) } : {}),
    ...(phoneBusiness ? { phoneBusiness: phone(phoneBusiness) } : {}),
    creationDate: customer.createdAt.toISOString(),
    lastModified: customer.modifiedAt.toISOString(),
    ...(customer.lastLoginAt ? { lastLoginTime: customer.lastLoginAt.toISOString() } : {}),
    credentials: { login: customer.login, enabled: true },
    ...(country !== null && isCountryCode(country) ? { c_country: country } : {}),
    c_orderCount: customer.orders,
    ...(taxId ? { c_taxId: maskId(taxId) } : {}),
  }
}

/** The entity tag of the members that can be changed here: orders and sign-ins meanwhile are no change. */
export const customerTag = ({ login, email, profile }: ListedCustomer): string =>
  digestTag([login, email, profile])
