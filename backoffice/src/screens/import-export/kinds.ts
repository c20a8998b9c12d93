import type { Env } from '../../api/env.tsx'
import type { JobId } from '../../api/jobs.ts'
import type { Message } from '../../lib/i18n.ts'
import type { IconName } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { writeBalance } from './write-balance.ts'

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

/** How a value of a report, which is told as JSON, is written for a person. */
export type WriteValue = (json: string, env: Pick<Env, 't' | 'format'>) => string

/** Something that is put in from a file: checked, then applied. */
export type ImportKind = {
  jobId: JobId
  title: Message
  why: Message
  icon: IconName
  accept: string
  /** Empty: the file is no table. The first one says what a row is about. */
  columns: readonly ImportColumn[]
  /** Without it values of its report are shown as they come. */
  writeValue?: WriteValue
  /** What it has changed can be taken back. */
  isUndoable?: true
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
      { id: 'like', title: messages.columnLike, heads: /^(como|igual a|like)$/i },
      { id: 'masterId', title: messages.columnMaster, heads: /^(masterId|maestro|master|padre|parent)$/i },
      {
        id: 'variationValues',
        title: messages.columnVariation,
        heads: /^(variationValues|variante|variation)$/i,
      },
      {
        id: 'attributes',
        title: messages.columnAttributes,
        heads: /^(attributes|atributos|caracter[ií]sticas)$/i,
      },
      { id: 'countries', title: messages.columnCountries, heads: /^(countries|pa[ií]ses)$/i },
      { id: 'type', title: messages.columnType, heads: /^(type|tipo)$/i },
      { id: 'sellMode', title: messages.columnSellMode, heads: /^(sellMode|modo de venta)$/i },
      { id: 'unit', title: messages.columnUnit, heads: /^(unit|unidad|u\.?m\.?)$/i },
      { id: 'unitEn', title: messages.columnUnitEn, heads: /^(unitEn|unidad en ingl[eé]s)$/i },
      { id: 'stockPattern', title: messages.columnStockPattern, heads: /^stockPattern$/i },
      {
        id: 'lengthMeters',
        title: messages.columnLength,
        heads: /^(lengthMeters|largo|longitud|length)( \(?m\)?)?$/i,
        form: messages.formNumber,
      },
      { id: 'cabys', title: messages.columnCabys, heads: /^cabys$/i },
      { id: 'image', title: messages.columnImage, heads: /^(image|imagen|foto|picture)$/i },
    ],
  },
  {
    jobId: 'import-prices',
    title: messages.prices,
    why: messages.pricesWhy,
    icon: 'price',
    accept: tables,
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
    jobId: 'import-customers-balance',
    title: messages.balances,
    why: messages.balancesWhy,
    icon: 'customers',
    accept: tables,
    writeValue: writeBalance,
    isUndoable: true,
    columns: [
      {
        id: 'customerNo',
        title: messages.columnCustomer,
        heads:
          /^((n[oº°ú]\w*\.? (de )?)?cliente|customer( ?(no|number|id))?|c[oó]digo( de(l)? cliente)?)\.?$/i,
        isNeeded: true,
      },
      {
        id: 'balance',
        form: messages.formNumber,
        title: messages.columnBalance,
        heads: /^(saldo( actual| total)?|balance|deuda|debe|owed)$/i,
        isNeeded: true,
      },
      {
        id: 'overdue',
        form: messages.formNumber,
        title: messages.columnOverdue,
        heads: /(vencido|atrasado|mora|overdue|past ?due)/i,
      },
      {
        id: 'creditLimit',
        form: messages.formNumber,
        title: messages.columnLimit,
        heads: /^(l[ií]mite|credit ?limit|limit|cupo)/i,
      },
      {
        id: 'termDays',
        form: messages.formDays,
        title: messages.columnTerm,
        heads: /(plazo|d[ií]as|days|term)/i,
      },
      { id: 'currency', title: messages.columnCurrency, heads: /(moneda|currency)/i },
      {
        id: 'asOf',
        form: messages.formMoment,
        title: messages.columnAsOf,
        heads: /^(fecha|al d[ií]a|corte|as ?of|date)/i,
      },
    ],
  },
  {
    jobId: 'import-bundle',
    title: messages.bundle,
    why: messages.bundleWhy,
    icon: 'store',
    accept: '.zip,application/zip',
    columns: [],
  },
]
