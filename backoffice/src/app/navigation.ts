import type { RoleName } from '../api/staff.ts'
import type { Message } from '../lib/i18n.ts'
import type { IconName } from '../ui/index.ts'
import { messages } from './messages.ts'

export type Entry = {
  to: string
  title: Message
  /** Where there is little room for it. */
  short?: Message
  icon: IconName
  /** Who has none of these has no entry. */
  scope?: string
  /** Who lacks this has no entry either. */
  right?: string
  /** Nor has who may do so in a part of the shop alone. */
  isWholeShop?: true
  /** Pressed after `g`. */
  key: string
  /** The other entry's page to which it leads, and the filter under which it shows that. */
  leadsTo?: { to: string; search: Readonly<Record<string, string>> }
}

/** A part of the shop's work; the first one has no name and is always there. */
export type PartName =
  | 'today'
  | 'sales'
  | 'plant'
  | 'stock'
  | 'catalogue'
  | 'marketing'
  | 'figures'
  | 'system'

export type EntryGroup = { id: PartName; title?: Message; entries: readonly Entry[] }

/** Where a role works all day: these parts come first and stand open, in this order. */
export const partsOfRole: Readonly<Record<RoleName, readonly PartName[]>> = {
  clerk: ['sales', 'stock'],
  foreman: ['plant', 'stock'],
  desk: ['sales'],
  support: ['sales'],
  editor: ['catalogue'],
  marketing: ['marketing'],
  finance: ['sales', 'figures'],
  manager: ['sales', 'plant', 'catalogue'],
  owner: ['sales', 'figures'],
  auditor: ['figures', 'system'],
}

/** Products that lack something: the list of products under its filter. */
export const toMend = { to: '/products', search: { c_issues: 'picture,price,translation,weight' } } as const

/** The map of the back office, in the order of a day's work. */
export const navigation: readonly EntryGroup[] = [
  { id: 'today', entries: [{ to: '/', title: messages.today, icon: 'home', key: 'h' }] },
  {
    id: 'sales',
    title: messages.sales,
    entries: [
      { to: '/orders', title: messages.orders, icon: 'orders', scope: 'sfcc.orders', key: 'p' },
      { to: '/counter', title: messages.counter, icon: 'store', scope: 'sfcc.counter.rw', key: 'o' },
      {
        to: '/hand-over',
        title: messages.handOver,
        icon: 'scan',
        scope: 'sfcc.orders.rw',
        right: 'orders.hand-over',
        key: 'e',
      },
      { to: '/quotes', title: messages.quotes, icon: 'quote', scope: 'sfcc.quotes', key: 'q' },
      {
        to: '/bank-transfers',
        title: messages.bankTransfers,
        short: messages.bank,
        icon: 'bank',
        scope: 'sfcc.payments',
        key: 'w',
      },
      { to: '/cases', title: messages.cases, icon: 'cases', scope: 'sfcc.cases', key: 's' },
      {
        to: '/customers',
        title: messages.customers,
        icon: 'customers',
        scope: 'sfcc.customerlists',
        key: 'u',
      },
    ],
  },
  {
    id: 'plant',
    title: messages.plant,
    entries: [
      { to: '/cut-plan', title: messages.cutPlan, icon: 'plant', scope: 'sfcc.plant', key: 'x' },
      {
        to: '/coils',
        title: messages.coils,
        short: messages.coilsShort,
        icon: 'coil',
        scope: 'sfcc.plant',
        key: 'y',
      },
      {
        to: '/dispatch',
        title: messages.dispatch,
        icon: 'truck',
        scope: 'sfcc.orders',
        right: 'orders.dispatch',
        key: '3',
      },
      { to: '/runs', title: messages.runs, icon: 'cut', scope: 'sfcc.plant', key: '2' },
    ],
  },
  {
    id: 'stock',
    title: messages.stock,
    entries: [
      {
        to: '/stock',
        title: messages.stockByStore,
        icon: 'stock',
        scope: 'sfcc.inventory.availability',
        key: 'i',
      },
      {
        to: '/count',
        title: messages.count,
        icon: 'scan',
        scope: 'sfcc.inventory.availability.rw',
        right: 'stock.count',
        key: 'n',
      },
      {
        to: '/transfers',
        title: messages.transfers,
        icon: 'truck',
        scope: 'sfcc.inventory.availability',
        key: 'l',
      },
    ],
  },
  {
    id: 'catalogue',
    title: messages.catalogue,
    entries: [
      { to: '/products', title: messages.products, icon: 'product', scope: 'sfcc.products', key: 'c' },
      {
        to: '/to-mend',
        title: messages.toMend,
        icon: 'alert',
        scope: 'sfcc.products.rw',
        key: 'f',
        leadsTo: toMend,
      },
      { to: '/categories', title: messages.categories, icon: 'category', scope: 'sfcc.catalogs', key: 'k' },
      { to: '/prices', title: messages.prices, icon: 'price', scope: 'sfcc.pricebooks', key: 'r' },
    ],
  },
  {
    id: 'marketing',
    title: messages.marketing,
    entries: [
      {
        to: '/promotions',
        title: messages.promotions,
        icon: 'promotion',
        scope: 'sfcc.promotions',
        key: 'm',
      },
      { to: '/coupons', title: messages.coupons, icon: 'bookmark', scope: 'sfcc.promotions', key: 'z' },
      { to: '/content', title: messages.content, icon: 'content', scope: 'sfcc.libraries', key: 'g' },
      { to: '/search-words', title: messages.searchWords, icon: 'search', scope: 'sfcc.search', key: 'b' },
      { to: '/redirects', title: messages.redirects, icon: 'redirect', scope: 'sfcc.redirects', key: 'd' },
    ],
  },
  {
    id: 'figures',
    title: messages.figures,
    entries: [
      { to: '/reports', title: messages.reports, icon: 'report', scope: 'sfcc.reports', key: 'v' },
      {
        to: '/fiscal-documents',
        title: messages.fiscalDocuments,
        short: messages.fiscalShort,
        icon: 'quote',
        scope: 'sfcc.fiscal',
        key: '1',
      },
    ],
  },
  {
    id: 'system',
    title: messages.system,
    entries: [
      { to: '/team', title: messages.team, icon: 'team', scope: 'sfcc.users', key: 't' },
      {
        to: '/programs',
        title: messages.programs,
        icon: 'key',
        scope: 'sfcc.users',
        isWholeShop: true,
        key: '5',
      },
      { to: '/stores', title: messages.stores, icon: 'store', scope: 'sfcc.stores', key: '6' },
      { to: '/settings', title: messages.settings, icon: 'settings', scope: 'sfcc.preferences', key: 'j' },
      {
        to: '/import-export',
        title: messages.importExport,
        icon: 'upload',
        scope: 'sfcc.jobs',
        key: '4',
      },
      { to: '/audit', title: messages.audit, icon: 'audit', scope: 'sfcc.audit', key: 'a' },
    ],
  },
]
