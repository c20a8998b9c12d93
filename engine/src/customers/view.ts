import type { Ctx } from '../kernel/context.ts'
import { csv, writeJson } from '../kernel/schema.ts'
import type { Customer, CustomerAddress } from './customer.ts'
import { customerTypeOf } from './customer-type.ts'
import { instrumentView } from './payment-instruments.ts'
import { readPreferredStores } from './preferred-stores.ts'
import { selectStoresOfCustomer } from './queries.ts'

/** An address as the contract writes it: what was stored, under its name. */
export const addressView = (address: CustomerAddress) => ({
  ...address,
  lastName: address.lastName ?? '',
  countryCode: address.countryCode ?? '',
})

/** Preferred ones first, else in the order they were made. */
const addressesView = (addresses: CustomerAddress[]) =>
  [...addresses].sort((a, b) => Number(b.preferred) - Number(a.preferred)).map(addressView)

/** c_preferredStoreDataComplete [S3.012]: the preferred stores as they are today. One statement when there are any. */
const preferredStoreData = async (ctx: Pick<Ctx, 'db' | 'site'>, customer: Customer) => {
  const preferred = readPreferredStores(customer.profile.c_preferredStoreId ?? '[]') ?? []
  if (preferred.length === 0) return undefined
  const ids = preferred.map((store) => store.storeId)
  const stores = await ctx.db.query(selectStoresOfCustomer(ctx.site.siteId, ids))
  const complete = preferred.flatMap(({ storeId, countryCode }) => {
    const store = stores.find((one) => one.id === storeId && one.country === countryCode)
    if (!store) return []
    return [{ storeId, countryCode, address: store.address, city: store.city, storeName: store.name }]
  })
  return { c_preferredStoreDataComplete: writeJson(complete) }
}

const isShown = (expand: string | undefined, part: string) =>
  expand === undefined || csv(expand).includes(part)

/** A registered customer as the contract writes it; `expand` names what else is shown, without it everything is. */
export const customerView = async (
  ctx: Pick<Ctx, 'db' | 'site' | 'now'>,
  customer: Customer,
  expand?: string,
) => ({
  ...customer.profile,
  c_externallyAuthenticated: customer.profile.c_externallyAuthenticated ?? false,
  ...(await preferredStoreData(ctx, customer)),
  ...customerTypeOf('registered'),
  customerId: customer.id,
  customerNo: customer.customerNo,
  login: customer.login,
  email: customer.email,
  enabled: true,
  hasPassword: customer.hasPassword,
  creationDate: customer.createdAt.toISOString(),
  lastModified: customer.modifiedAt.toISOString(),
  ...(customer.lastLoginAt ? { lastLoginTime: customer.lastLoginAt.toISOString() } : {}),
  ...(isShown(expand, 'addresses') ? { addresses: addressesView(customer.addresses) } : {}),
  ...(isShown(expand, 'paymentinstruments') && customer.paymentInstruments.length > 0
    ? { paymentInstruments: customer.paymentInstruments.map((one) => instrumentView(ctx, one)) }
    : {}),
})
