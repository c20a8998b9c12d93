import type { Db } from '../../db/db.ts'
import type { Statement } from '../../db/sql.ts'
import type { Cell } from '../../../../facts/write-csv.ts'
import type { JobId } from '../job-needs.ts'
import * as rows from './export-queries.ts'

/** Which rows: of a site, within countries. `isWhole`: also what belongs to no country. */
export type Range = { siteId: string; countries: readonly string[]; isWhole: boolean }
type Batch = Range & { after: string | null; limit: number }

/** What can be taken out as a table: each row has a text by which rows are in order. */
export type Export = {
  columns: readonly string[]
  /** Columns of numbers: what is text in them (amounts of money) is a number to a spreadsheet. */
  numbers: ReadonlySet<string>
  count(db: Db, range: Range): Promise<number>
  read(db: Db, batch: Batch): Promise<{ key: string; cells: Cell[] }[]>
}

type Source<Row extends { key: string }> = {
  count(range: Range): Statement<{ total: number }>
  select(batch: Batch): Statement<Row>
  /** The name of each column, and what stands in it. */
  cells: Record<string, (row: Row) => Cell>
  /** Columns of money. */
  money?: readonly string[]
}

const defineExport = <Row extends { key: string }>({
  cells,
  count,
  select,
  money: amounts = [],
}: Source<Row>): Export => ({
  columns: Object.keys(cells),
  numbers: new Set(amounts),
  count: async (db, range) => (await db.one(count(range))).total,
  read: async (db, batch) =>
    (await db.query(select(batch))).map((row) => ({
      key: row.key,
      cells: Object.values(cells).map((cell) => cell(row) ?? undefined),
    })),
})

const money = (minor: number) => (minor / 100).toFixed(2)
/** Pieces, or metres where goods are cut: kept as millimetres. */
const amount = (stored: number, isCut: boolean) => (isCut ? stored / 1000 : stored)

const exports = {
  'export-orders': defineExport({
    count: rows.countOrders,
    select: rows.selectOrders,
    money: ['total'],
    cells: {
      orderNo: (row) => row.key,
      creationDate: (row) => row.createdAt.toISOString(),
      lastModified: (row) => row.modifiedAt.toISOString(),
      country: (row) => row.country,
      currency: (row) => row.currency,
      status: (row) => row.status,
      paymentStatus: (row) => row.paymentStatus,
      shippingStatus: (row) => row.shippingStatus,
      exportStatus: (row) => row.exportStatus,
      externalOrderNo: (row) => row.externalOrderNo,
      customerNo: (row) => row.customerNo,
      customerName: (row) => row.customerName,
      customerEmail: (row) => row.email,
      total: (row) => money(row.totalMinor),
    },
  }),
  'export-products': defineExport({
    count: rows.countProducts,
    select: rows.selectProducts,
    /** As the import takes them. */
    cells: {
      id: (row) => row.key,
      type: (row) => row.kind,
      masterId: (row) => row.masterId,
      name: (row) => row.name.es,
      nameEn: (row) => row.name.en,
      online: (row) => row.online,
      /** A set is no goods: its parts are. */
      sellMode: (row) => (row.kind === 'set' ? undefined : row.sellMode),
      primaryCategoryId: (row) => row.primaryCategoryId,
      countries: (row) => row.countries.join(' '),
      stockPattern: (row) => (row.kind === 'set' ? undefined : row.stockPattern),
      weightKg: (row) => (row.kind === 'set' || row.kind === 'master' ? undefined : row.weightGrams / 1000),
    },
  }),
  'export-prices': defineExport({
    count: rows.countPrices,
    select: rows.selectPrices,
    money: ['amount'],
    /** As the import takes them. */
    cells: {
      country: (row) => row.country,
      sku: (row) => row.sku,
      minQuantity: (row) => amount(row.minQuantity, row.isCut),
      amount: (row) => (row.minor === null ? 'quote' : money(row.minor)),
    },
  }),
  'export-inventory': defineExport({
    count: rows.countStock,
    select: rows.selectStock,
    /** As the import takes them. */
    cells: {
      inventoryId: (row) => row.inventoryId,
      sku: (row) => row.sku,
      quantity: (row) => amount(row.onHand, row.isCut),
    },
  }),
  'export-customers': defineExport({
    count: rows.countCustomers,
    select: rows.selectCustomers,
    cells: {
      customerNo: (row) => row.customerNo,
      email: (row) => row.email,
      firstName: (row) => row.profile.firstName,
      lastName: (row) => row.profile.lastName,
      companyName: (row) => row.profile.companyName,
      phoneMobile: (row) => row.profile.phoneMobile,
      phoneHome: (row) => row.profile.phoneHome,
      preferredLocale: (row) => row.profile.preferredLocale,
      country: (row) => row.country,
      creationDate: (row) => row.createdAt.toISOString(),
      lastLoginDate: (row) => row.lastLoginAt?.toISOString(),
    },
  }),
} satisfies Partial<Record<JobId, Export>>

export type ExportId = keyof typeof exports

/** The export of this name. */
export const exportOf = (id: ExportId): Export => exports[id]
export const isExportId = (id: string): id is ExportId => Object.hasOwn(exports, id)
