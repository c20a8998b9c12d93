import { writeCsv } from '../../../facts/write-csv.ts'
import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { badRequest } from '../kernel/problem.ts'
import { requireProven } from '../kernel/require-proven.ts'
import { requireRight } from '../kernel/require-right.ts'
import { compileSearch } from '../kernel/search-request/index.ts'
import type { customerListContract } from './contract.ts'
import { salesOf } from './customer-lists.ts'
import { customerView } from './customer-view.ts'
import { placeOf } from './load-customer.ts'
import { customerResource, selectFoundCustomers } from './queries.ts'

/** As many as a list chooses at once; more are taken out by the job. */
const mostCustomers = 2_000

const columns = [
  'customerNo',
  'firstName',
  'lastName',
  'companyName',
  'email',
  'phone',
  'taxId',
  'country',
  'creationDate',
  'orderCount',
  'lastOrderDate',
  'lastYear',
] as const

type Listed = ReturnType<typeof customerView> & Awaited<ReturnType<Awaited<ReturnType<typeof salesOf>>>>

const rowOf = ({ c_sales, ...customer }: Listed) => [
  customer.customerNo,
  customer.firstName,
  customer.lastName,
  customer.companyName,
  customer.email,
  customer.phoneMobile ?? customer.phoneHome ?? customer.phoneBusiness,
  customer.c_taxId,
  customer.c_country,
  customer.creationDate,
  customer.c_orderCount,
  c_sales.lastOrderDate,
  c_sales.lastYear.map(({ currency, total }) => `${currency} ${total.toFixed(2)}`).join(' + '),
]

/** Who takes persons out in a file may see them in all of their countries, and has just shown the second factor. Problem: 403. */
const requireReveal = (ctx: AdminContext) => {
  for (const country of ctx.countries) requireRight(ctx, 'persons.reveal', { country, storeIds: [] })
  if (ctx.staff) requireProven(ctx.staff)
}

/**
 * The customers of the caller's countries that match, as a table for a spreadsheet: what a list shows of them, masked as there. The
 * log names whom. Problems: 400 also for more than two thousand, 403, 404.
 */
export const exportCustomers = (async (ctx, { params, body }) => {
  const place = placeOf(ctx, params.customerListId)
  requireReveal(ctx)
  const search = compileSearch(customerResource(place), { query: body.query })
  const found = await ctx.db.query(selectFoundCustomers(place, { ...search, limit: mostCustomers + 1 }))
  if (found.length > mostCustomers)
    throw badRequest(`These are more than ${mostCustomers}: take all out by the job 'export-customers'.`, {
      property: '$.query',
    })
  const sales = await salesOf(ctx, place, found)
  const rows = found.map((customer) => rowOf({ ...customerView(customer, 'list'), ...sales(customer) }))
  const filename = `customers-${ctx.now.toISOString().slice(0, 10)}.csv`
  const countries = [...new Set(found.map(({ country }) => country))]
  const [only] = countries
  await ctx.db.transaction((tx) =>
    recordAudit(ctx, tx, {
      operation: 'exportCustomers',
      subject: { kind: 'file', id: filename },
      ...(countries.length === 1 && only ? { country: only } : {}),
      after: { customerNos: found.map(({ customerNo }) => customerNo) },
    }),
  )
  const fileContent = Buffer.from(writeCsv(columns, rows)).toString('base64')
  return { filename, fileContent, total: found.length }
}) satisfies AdminOperation<typeof customerListContract.exportCustomers>
