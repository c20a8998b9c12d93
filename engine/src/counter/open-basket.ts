import { recordAudit } from '../audit/index.ts'
import { openCounterBasket, sharedOperations } from '../baskets/counter/index.ts'
import { customerAtCounter, findCustomersBy } from '../customers/accounts/index.ts'
import { type Customer, findCustomer, fullName } from '../customers/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { outsideYourPlaces } from '../kernel/outside-your-places.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { runOnce } from '../kernel/run-once.ts'
import { maskPhone } from '../kernel/mask-text.ts'
import { allStores, type Store } from '../stores/index.ts'
import type { counterContract } from './contract.ts'
import { customerContext, originView } from './on-behalf.ts'

type Contract = typeof counterContract

/** Customers by their address, phone or number, each whole. Problem: 400 unless exactly one is named. */
export const findCounterCustomers = (async (ctx, { body }) => {
  if (Object.keys(body).length !== 1)
    throw badRequest('Name an address, a phone or a customer number.', { property: '$' })
  const data = (await findCustomersBy(ctx, body)).map((customer) => {
    const { companyName, phoneMobile, phoneHome, phoneBusiness } = customer.profile
    const phone = phoneMobile ?? phoneHome ?? phoneBusiness
    return {
      customerId: customer.id,
      customerNo: customer.customerNo,
      name: fullName(customer),
      ...(companyName === undefined ? {} : { companyName }),
      email: customer.email,
      ...(phone === undefined ? {} : { phone: maskPhone(phone) }),
    }
  })
  return { data }
}) satisfies AdminOperation<Contract['findCounterCustomers']>

/** A store where the caller works. Problem: 403. */
const requireOwnStore = async (ctx: AdminContext, storeId: string): Promise<Store> => {
  const store = (await allStores(ctx)).find(({ id }) => id === storeId)
  if (store && (ctx.countries.includes(store.countryCode) || ctx.stores.includes(store.id))) return store
  throw outsideYourPlaces(`You do not work at the store '${storeId}'.`, { countries: [] })
}

/**
 * Where an invoice goes: to the customer's own address in the country, else to the place of sale. Nowhere yet for a
 * customer without a name.
 */
const billingAddressOf = ({ profile, addresses }: Customer, store: Store) => {
  const own = addresses.filter(({ countryCode }) => countryCode === store.countryCode)
  const saved = own.find(({ preferred }) => preferred) ?? own[0]
  const phone = saved?.phone ?? profile.phoneMobile
  const countryCode = store.countryCode
  if (saved?.address1 && saved.city && saved.firstName && saved.lastName) {
    const { firstName, lastName, companyName, address1, city, stateCode } = saved
    return { firstName, lastName, companyName, address1, city, stateCode, countryCode, phone }
  }
  const { firstName, lastName, companyName } = profile
  if (!firstName || !lastName) return undefined
  return {
    firstName,
    lastName,
    companyName,
    address1: store.address1,
    city: store.cityName,
    countryCode,
    phone,
  }
}

/** Opens a basket for a customer, beside their own. Problems: 400, 403 for a store elsewhere, 404 for a customer, 409. */
export const createBasketFor = (async (ctx, { body, headers }) => {
  const { storeId, channel } = body
  const store = await requireOwnStore(ctx, storeId)
  if ((body.customerId === undefined) === (body.customer === undefined))
    throw badRequest('Name either a customer or a new one.', { property: '$.customerId' })
  return runOnce(ctx, { operation: 'createBasketFor', headers, body }, async (inside) => {
    const nobody = customerContext(inside, { id: '' }, store.countryCode)
    const customer = body.customer
      ? await customerAtCounter(nobody, body.customer)
      : await findCustomer(inside, body.customerId ?? '')
    if (!customer) throw notFound(`There is no customer '${body.customerId}'.`)
    const counter = { channel, storeId, by: inside.actor }
    const theirs = customerContext(inside, customer, store.countryCode)
    const { firstName, lastName, phoneMobile } = customer.profile
    const basketId = await openCounterBasket(theirs, {
      counter,
      email: customer.email,
      receiver: { firstName, lastName, phone: phoneMobile },
      billingAddress: billingAddressOf(customer, store),
    })
    await recordAudit(inside, inside.db, {
      operation: 'createBasketFor',
      subject: { kind: 'counter-basket', id: basketId },
      country: store.countryCode,
      after: { customerId: customer.id, storeId, channel },
    })
    const view = await sharedOperations.getBasket(theirs, {
      params: { basketId },
      query: {},
      body: undefined,
      headers,
    })
    return new Reply(201, {
      ...view,
      ...(await originView(inside, { counter, country: store.countryCode }, customer)),
    })
  })
}) satisfies AdminOperation<Contract['createBasketFor']>
