import { isCountryCode } from '../../../facts/country.ts'
import type { CustomerAddress } from '../customers/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { compileSearch } from '../kernel/search-request/index.ts'
import {
  addressNotFound,
  type customerListContract,
  customerListNotFound,
  customerNotFound,
} from './contract.ts'
import {
  countFoundCustomers,
  customerResource,
  type ListedCustomer,
  selectFoundCustomers,
  selectListed,
} from './queries.ts'

/** The shop's one list has its id. Problem: 404. */
const placeOf = ({ site, countries }: AdminContext, customerListId: string) => {
  if (customerListId !== site.siteId)
    throw customerListNotFound(`There is no customer list '${customerListId}'.`)
  const isEverywhere = site.countries.every(({ code }) => countries.includes(code))
  return { siteId: site.siteId, countries, isEverywhere }
}

const asIs = (phone: string) => phone
const masked = (phone: string) => phone.slice(0, -4).replaceAll(/\d/g, '•') + phone.slice(-4)

/** What may be told of a customer; `phone` writes theirs. */
const customerView = ({ profile, country, ...customer }: ListedCustomer, phone: (text: string) => string) => {
  const { firstName, lastName, companyName, phoneHome, phoneMobile, phoneBusiness, preferredLocale } = profile
  return {
    customerNo: customer.customerNo,
    customerId: customer.id,
    email: customer.email,
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(companyName ? { companyName } : {}),
    ...(phoneHome ? { phoneHome: phone(phoneHome) } : {}),
    ...(phoneMobile ? { phoneMobile: phone(phoneMobile) } : {}),
    ...(phoneBusiness ? { phoneBusiness: phone(phoneBusiness) } : {}),
    ...(preferredLocale ? { preferredLocale } : {}),
    creationDate: customer.createdAt.toISOString(),
    lastModified: customer.modifiedAt.toISOString(),
    ...(customer.lastLoginAt ? { lastLoginTime: customer.lastLoginAt.toISOString() } : {}),
    credentials: { login: customer.login, enabled: true },
    ...(country !== null && isCountryCode(country) ? { c_country: country } : {}),
    c_orderCount: customer.orders,
  }
}

const addressMembers = [
  'firstName',
  'lastName',
  'companyName',
  'address1',
  'address2',
  'city',
  'stateCode',
  'postalCode',
  'countryCode',
  'phone',
] as const

const addressView = (address: CustomerAddress) => {
  const told = addressMembers.flatMap((name) => {
    const value = (address as Record<string, unknown>)[name]
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  const members = Object.fromEntries(told) as { [Name in (typeof addressMembers)[number]]?: string }
  return { addressId: address.addressId, ...members, preferred: address.preferred }
}

/** Customers of the caller's countries. Problems: 400, 404. */
export const searchCustomerInCustomerList = (async (ctx, { params, body }) => {
  const place = placeOf(ctx, params.customerListId)
  const search = compileSearch(customerResource, body)
  const found = await ctx.db.query(selectFoundCustomers(place, search))
  const { total } = await ctx.db.one(countFoundCustomers(place, search))
  const { limit, offset } = search
  const hits = found.map((customer) => ({ data: customerView(customer, masked), relevance: 1 }))
  return { hits, query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}), limit, offset, total }
}) satisfies AdminOperation<typeof customerListContract.searchCustomerInCustomerList>

type Named = { customerListId: string; customerNo: string }

const loadListed = async (ctx: AdminContext, { customerListId, customerNo }: Named) => {
  const customer = await ctx.db.maybe(selectListed(placeOf(ctx, customerListId), customerNo))
  if (!customer) throw customerNotFound(`There is no customer '${customerNo}'.`)
  return customer
}

/** One customer. Problem: 404. */
export const getCustomerFromCustomerList = (async (ctx, { params }) =>
  customerView(await loadListed(ctx, params), asIs)) satisfies AdminOperation<
  typeof customerListContract.getCustomerFromCustomerList
>

/** Their addresses. Problem: 404. */
export const getAddressesForCustomerFromCustomerList = (async (ctx, { params, query }) => {
  const { limit = 25, offset = 0 } = query
  const { addresses } = await loadListed(ctx, params)
  const data = addresses.slice(offset, offset + limit).map(addressView)
  return { data, limit, offset, total: addresses.length }
}) satisfies AdminOperation<typeof customerListContract.getAddressesForCustomerFromCustomerList>

/** One of them. Problem: 404. */
export const getAddressForCustomerFromCustomerList = (async (ctx, { params }) => {
  const { addresses } = await loadListed(ctx, params)
  const address = addresses.find(({ addressId }) => addressId === params.addressId)
  if (!address) throw addressNotFound(`There is no address '${params.addressId}'.`)
  return addressView(address)
}) satisfies AdminOperation<typeof customerListContract.getAddressForCustomerFromCustomerList>
