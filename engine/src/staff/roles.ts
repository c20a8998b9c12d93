import type { AdminRight, Allowance } from '../kernel/admin-rights.ts'
import type { AdminScope } from '../kernel/admin-scopes.ts'

export const roleNames = [
  'clerk',
  'foreman',
  'desk',
  'support',
  'editor',
  'marketing',
  'finance',
  'manager',
  'owner',
  'auditor',
] as const
export type RoleName = (typeof roleNames)[number]

export const isRoleName = (text: string): text is RoleName => roleNames.some((name) => name === text)

/** What a role may do, and how narrow its place has to be. */
export type Role = {
  scopes: readonly AdminScope[]
  rights: Readonly<Partial<Record<AdminRight, Allowance>>>
  /** `store`: of named stores only. `all`: of the whole shop only. Absent: of the shop or of countries. */
  place?: 'store' | 'all'
}

/** What is told beside the goods: content, redirects, words of the search. */
const siteScopes = ['sfcc.libraries.rw', 'sfcc.redirects.rw', 'sfcc.search.rw'] as const
const siteReadScopes = ['sfcc.libraries', 'sfcc.redirects', 'sfcc.search'] as const

/** The merchant's roles over the families of the Admin API that there are. */
export const roles: Readonly<Record<RoleName, Role>> = {
  clerk: {
    scopes: ['sfcc.orders.rw', 'sfcc.counter.rw', 'sfcc.inventory.availability.rw'],
    rights: {
      'orders.hand-over': 'free',
      'orders.take-payment': 'free',
      'stock.count': 'free',
      'stock.transfer': 'free',
    },
    place: 'store',
  },
  foreman: {
    scopes: ['sfcc.orders.rw', 'sfcc.inventory.availability.rw', 'sfcc.plant.rw'],
    rights: {
      'orders.dispatch': 'free',
      'orders.cut': 'free',
      'stock.count': 'free',
      'stock.transfer': 'free',
    },
    place: 'store',
  },
  desk: {
    scopes: [
      'sfcc.counter.rw',
      'sfcc.orders',
      'sfcc.pricebooks',
      'sfcc.products',
      'sfcc.catalogs',
      'sfcc.inventory.availability',
      'sfcc.quotes.rw',
      'sfcc.costs',
      'sfcc.cases',
      'sfcc.customerlists.rw',
      'sfcc.plant',
    ],
    rights: { 'persons.reveal': 'free' },
  },
  support: {
    scopes: [
      'sfcc.counter.rw',
      'sfcc.orders.rw',
      'sfcc.products',
      'sfcc.catalogs',
      'sfcc.inventory.availability',
      'sfcc.quotes',
      'sfcc.cases.rw',
      'sfcc.customerlists.rw',
    ],
    rights: {
      'orders.note': 'free',
      'orders.cancel': 'free',
      'orders.refund': 'proven',
      'orders.take-payment': 'free',
      'customers.move': 'proven',
      'customers.close': 'proven',
      'persons.reveal': 'proven',
    },
  },
  editor: {
    scopes: [
      'sfcc.jobs.rw',
      'sfcc.pricebooks.rw',
      'sfcc.products.rw',
      'sfcc.catalogs.rw',
      'sfcc.promotions',
      'sfcc.inventory.availability',
      ...siteReadScopes,
      'sfcc.preferences',
    ],
    rights: {},
  },
  marketing: {
    scopes: ['sfcc.jobs.rw', 'sfcc.products', 'sfcc.catalogs', 'sfcc.promotions.rw', ...siteScopes],
    rights: {},
  },
  finance: {
    scopes: [
      'sfcc.jobs.rw',
      'sfcc.orders.rw',
      'sfcc.payments.rw',
      'sfcc.costs',
      'sfcc.customerlists',
      'sfcc.stores',
      'sfcc.shipping',
    ],
    rights: {
      'orders.note': 'free',
      'orders.paid': 'free',
      'orders.cancel': 'free',
      'orders.refund': 'proven',
      'persons.reveal': 'proven',
    },
  },
  manager: {
    scopes: [
      'sfcc.jobs.rw',
      'sfcc.counter.rw',
      'sfcc.orders.rw',
      'sfcc.payments.rw',
      'sfcc.pricebooks.rw',
      'sfcc.products.rw',
      'sfcc.catalogs.rw',
      'sfcc.promotions.rw',
      ...siteScopes,
      'sfcc.preferences',
      'sfcc.customerlists.rw',
      'sfcc.stores.rw',
      'sfcc.shipping',
      'sfcc.users.rw',
      'sfcc.inventory.availability.rw',
      'sfcc.quotes.rw',
      'sfcc.costs.rw',
      'sfcc.cases.rw',
      'sfcc.plant.rw',
    ],
    rights: {
      'orders.note': 'free',
      'orders.hand-over': 'free',
      'orders.dispatch': 'free',
      'orders.paid': 'proven',
      'orders.cancel': 'free',
      'orders.refund': 'proven',
      'orders.cut': 'free',
      'orders.take-payment': 'free',
      'prices.apply': 'free',
      'stock.count': 'free',
      'stock.transfer': 'free',
      'stores.hours': 'proven',
      'customers.move': 'proven',
      'customers.close': 'proven',
      'persons.reveal': 'proven',
      'quotes.below-floor': 'proven',
    },
  },
  owner: {
    scopes: [
      'sfcc.jobs.rw',
      'sfcc.counter.rw',
      'sfcc.orders.rw',
      'sfcc.payments.rw',
      'sfcc.pricebooks.rw',
      'sfcc.products.rw',
      'sfcc.catalogs.rw',
      'sfcc.promotions.rw',
      ...siteScopes,
      'sfcc.preferences.rw',
      'sfcc.customerlists.rw',
      'sfcc.stores.rw',
      'sfcc.shipping.rw',
      'sfcc.users.rw',
      'sfcc.audit',
      'sfcc.inventory.availability.rw',
      'sfcc.quotes.rw',
      'sfcc.costs.rw',
      'sfcc.cases.rw',
      'sfcc.events.rw',
      'sfcc.plant.rw',
    ],
    rights: {
      'orders.note': 'free',
      'orders.hand-over': 'free',
      'orders.dispatch': 'free',
      'orders.paid': 'proven',
      'orders.cancel': 'proven',
      'orders.refund': 'proven',
      'orders.cut': 'free',
      'orders.take-payment': 'free',
      'prices.apply': 'free',
      'stock.count': 'free',
      'stock.transfer': 'free',
      'stores.hours': 'proven',
      'stores.change': 'proven',
      'shipping.change': 'proven',
      'customers.move': 'proven',
      'customers.close': 'proven',
      'persons.reveal': 'proven',
      'quotes.below-floor': 'proven',
    },
    place: 'all',
  },
  auditor: {
    scopes: [
      'sfcc.orders',
      'sfcc.payments',
      'sfcc.pricebooks',
      'sfcc.products',
      'sfcc.catalogs',
      'sfcc.promotions',
      ...siteReadScopes,
      'sfcc.preferences',
      'sfcc.users',
      'sfcc.audit',
      'sfcc.inventory.availability',
      'sfcc.quotes',
      'sfcc.cases',
      'sfcc.events',
      'sfcc.customerlists',
      'sfcc.plant',
      'sfcc.jobs',
      'sfcc.stores',
      'sfcc.shipping',
    ],
    rights: {},
  },
}
