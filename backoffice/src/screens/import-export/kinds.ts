import type { Message } from '../../lib/i18n.ts'
import type { IconName } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** A column that an import reads, under the name that the shop has for it. */
export type ImportColumn = {
  id: string
  title: Message
  /** Heads of other people's tables that mean it. */
  heads: RegExp
  isNeeded?: true
  /** How its cells are written. */
  form?: Message
  /** What every row has where the table has no such column. */
  every?: 'country' | 'store' | 'one'
}

/** Something that is put in from a file: checked, then applied. */
export type ImportKind = {
  jobId: string
  title: Message
  why: Message
  icon: IconName
  accept: string
  /** Who has none of these scopes, or lacks the right to apply it, is not offered it. */
  scopes: readonly string[]
  right?: string
  /** None: a file of its own shape. */
  columns: readonly ImportColumn[]
}

const tables = '.csv,.tsv,.txt,.xlsx,.ndjson,.jsonl,text/csv'
const sku: Pick<ImportColumn, 'title' | 'heads'> = {
  title: messages.columnSku,
  heads: /^(sku|c[oó]d|code|ref|art[ií]culo$|item|id$|product ?id|n[uú]mero de parte|part)/i,
}

export const importKinds: readonly ImportKind[] = [
  {
    jobId: 'import-products',
    title: messages.products,
    why: messages.productsWhy,
    icon: 'product',
    accept: tables,
    scopes: ['sfcc.products.rw'],
    columns: [
      { id: 'id', ...sku, isNeeded: true },
      { id: 'nameEn', title: messages.columnNameEn, heads: /(english|ingl[eé]s|_en$|\ben$)/i },
      {
        id: 'name',
        title: messages.columnName,
        heads: /^(nombre|name|producto$|product$|descripci[oó]n$|description$|desc\.?$)/i,
      },
      {
        id: 'shortDescription',
        title: messages.columnShort,
        heads: /(descripci[oó]n corta|short ?desc|resumen|detalle)/i,
      },
      { id: 'shortDescriptionEn', title: messages.columnShortEn, heads: /^shortDescriptionEn$/i },
      {
        id: 'weightKg',
        title: messages.columnWeight,
        heads: /(peso|weight|^kg$)/i,
        form: messages.formNumber,
      },
      { id: 'primaryCategoryId', title: messages.columnCategory, heads: /(categor|familia|rubro|grupo)/i },
      { id: 'online', title: messages.columnOnline, heads: /(en venta|online|activo|active)/i },
    ],
  },
  {
    jobId: 'import-prices',
    title: messages.prices,
    why: messages.pricesWhy,
    icon: 'price',
    accept: tables,
    scopes: ['sfcc.pricebooks.rw'],
    right: 'prices.apply',
    columns: [
      { id: 'sku', ...sku, isNeeded: true },
      {
        id: 'amount',
        form: messages.formPrice,
        title: messages.columnPrice,
        heads: /(precio|price|amount|valor|pvp)/i,
        isNeeded: true,
      },
      {
        id: 'minQuantity',
        form: messages.formNumber,
        title: messages.columnFrom,
        heads: /(desde|m[ií]n|cantidad|quantity|from)/i,
        isNeeded: true,
        every: 'one',
      },
      {
        id: 'country',
        title: messages.columnCountry,
        heads: /^(pa[ií]s|country)/i,
        isNeeded: true,
        every: 'country',
      },
    ],
  },
  {
    jobId: 'import-inventory',
    title: messages.stock,
    why: messages.stockWhy,
    icon: 'stock',
    accept: tables,
    scopes: ['sfcc.inventory.availability.rw'],
    right: 'stock.count',
    columns: [
      { id: 'sku', ...sku, isNeeded: true },
      {
        id: 'quantity',
        form: messages.formNumber,
        title: messages.columnQuantity,
        heads: /(cant|existencia|quantity|stock|qty|conteo|on ?hand)/i,
        isNeeded: true,
      },
      {
        id: 'inventoryId',
        title: messages.columnStore,
        heads: /(inventoryId|tienda|bodega|sucursal|store|warehouse)/i,
        isNeeded: true,
        every: 'store',
      },
      {
        id: 'countedAt',
        form: messages.formMoment,
        title: messages.columnCountedAt,
        heads: /(contado|counted|fecha|date)/i,
      },
    ],
  },
  {
    jobId: 'import-bundle',
    title: messages.bundle,
    why: messages.bundleWhy,
    icon: 'store',
    accept: '.zip,application/zip',
    scopes: [
      'sfcc.products.rw',
      'sfcc.catalogs.rw',
      'sfcc.pricebooks.rw',
      'sfcc.promotions.rw',
      'sfcc.preferences.rw',
      'sfcc.stores.rw',
      'sfcc.shipping.rw',
      'sfcc.libraries.rw',
      'sfcc.redirects.rw',
      'sfcc.search.rw',
      'sfcc.inventory.availability.rw',
    ],
    columns: [],
  },
]

/** Something that is taken out as a table. */
export type ExportKind = {
  jobId: string
  title: Message
  why: Message
  icon: IconName
  scope: string
  right?: string
}

export const exportKinds: readonly ExportKind[] = [
  {
    jobId: 'export-orders',
    title: messages.orders,
    why: messages.ordersOut,
    icon: 'orders',
    scope: 'sfcc.orders',
    right: 'persons.reveal',
  },
  {
    jobId: 'export-customers',
    title: messages.customers,
    why: messages.customersOut,
    icon: 'customers',
    scope: 'sfcc.customerlists',
    right: 'persons.reveal',
  },
  {
    jobId: 'export-products',
    title: messages.products,
    why: messages.productsOut,
    icon: 'product',
    scope: 'sfcc.products',
  },
  {
    jobId: 'export-prices',
    title: messages.prices,
    why: messages.pricesOut,
    icon: 'price',
    scope: 'sfcc.pricebooks',
  },
  {
    jobId: 'export-inventory',
    title: messages.stock,
    why: messages.stockOut,
    icon: 'stock',
    scope: 'sfcc.inventory.availability',
  },
]
