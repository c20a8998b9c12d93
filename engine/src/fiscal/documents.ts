import { addDays, type IsoDate, midnightIn } from '../../../facts/dates.ts'
import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { requireRight } from '../kernel/require-right.ts'
import type { SiteCountry } from '../kernel/site.ts'
import { writeCsv } from '../../../facts/write-csv.ts'
import { type PaidOrder, selectPaidOrder, selectPaidOrders } from '../orders/index.ts'
import type { fiscalContract } from './contract.ts'
import { creditNoteFields, creditNotesIn, creditNotesOf, creditNoteView } from './credit-note.ts'
import { documentFields, lineFields } from './country-fields.ts'
import { documentsOf, documentView, type FiscalDocument, wholeDocumentView } from './fiscal-document.ts'
import type { IssuedNumber } from './queries.ts'

/** Orders read at once: a month of any size takes the memory of so many. */
const batchSize = 500

/** A country that the caller sees all of. Problem: 404. */
const requireCountry = ({ site, countries }: AdminContext, code: string): SiteCountry => {
  const country = site.countries.find((one) => one.code === code)
  if (!country || !countries.includes(country.code)) throw notFound(`There is no country '${code}'.`)
  return country
}

const spanOf = ({ timeZone }: SiteCountry, month: string): { from: Date; before: Date } => {
  const first: IsoDate = `${month}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return { from: midnightIn(timeZone, first), before: midnightIn(timeZone, next) }
}

/** The documents of a month, some hundred at a time, in the order in which they were paid. */
async function* monthOf(
  ctx: AdminContext,
  country: SiteCountry,
  month: string,
): AsyncGenerator<FiscalDocument[]> {
  let after: PaidOrder | undefined
  for (;;) {
    const span = { country: country.code, ...spanOf(country, month), after, limit: batchSize }
    const orders: PaidOrder[] = await ctx.db.query(selectPaidOrders(ctx.site.siteId, span))
    if (orders.length > 0) yield await documentsOf(ctx, orders)
    if (orders.length < batchSize) return
    after = orders.at(-1)
  }
}

const notesOf = (ctx: AdminContext, country: SiteCountry, month: string) =>
  creditNotesIn(ctx, { country: country.code, ...spanOf(country, month) })

const faultsFirst = <One>(rows: readonly One[], hasFaults: (one: One) => boolean): One[] => [
  ...rows.filter((one) => hasFaults(one)),
  ...rows.filter((one) => !hasFaults(one)),
]

/** The tax documents of a month and country, those with faults first, and what went back of any in it. Problem: 404. */
export const searchFiscalDocuments = (async (ctx, { body }) => {
  const country = requireCountry(ctx, body.country)
  const { limit = 25, offset = 0, hasFaults, hasNumber } = body
  const all: ReturnType<typeof documentView>[] = []
  for await (const documents of monthOf(ctx, country, body.month)) all.push(...documents.map(documentView))
  const wanted = all.filter(
    (one) =>
      (hasFaults === undefined || one.faults.length > 0 === hasFaults) &&
      (hasNumber === undefined || (one.number !== undefined) === hasNumber),
  )
  const rows = faultsFirst(wanted, ({ faults }) => faults.length > 0)
  return {
    data: rows.slice(offset, offset + limit),
    limit,
    offset,
    total: rows.length,
    withFaults: all.filter(({ faults }) => faults.length > 0).length,
    creditNotes: (await notesOf(ctx, country, body.month)).map(creditNoteView),
  }
}) satisfies AdminOperation<typeof fiscalContract.searchFiscalDocuments>

/** The document of a paid order. Problem: 404. */
export const requireDocument = async (ctx: AdminContext, orderNo: string): Promise<FiscalDocument> => {
  const order = await ctx.db.maybe(selectPaidOrder(ctx.site.siteId, ctx.countries, orderNo))
  const [document] = order ? await documentsOf(ctx, [order]) : []
  if (!document) throw notFound(`There is no tax document of order '${orderNo}'.`)
  return document
}

/** The tag of a paper's number. */
export const etagOf = (number: IssuedNumber | undefined): string => `"${number?.revision ?? 0}"`

/** A document as it is answered, with the tag of its number. */
export const documentReply = async (ctx: AdminContext, orderNo: string) => {
  const document = await requireDocument(ctx, orderNo)
  const creditNotes = (await creditNotesOf(ctx, orderNo)).map(creditNoteView)
  return new Reply(
    200,
    { ...(await wholeDocumentView(document)), creditNotes },
    { etag: etagOf(document.number) },
  )
}

/** The document of a paid order. Problem: 404. */
export const getFiscalDocument = (async (ctx, { params }) =>
  documentReply(ctx, params.orderNo)) satisfies AdminOperation<typeof fiscalContract.getFiscalDocument>

/**
 * A month's documents and credit notes in the words of their country, with ids in full: as a table with a row for each line, or as JSON. Who
 * has taken them is in the log. Problems: 403, 403 step-up-required, 404.
 */
export const exportFiscalDocuments = (async (ctx, { body: { country: code, month, format } }) => {
  const country = requireCountry(ctx, code)
  requireRight(ctx, 'persons.reveal', { country: country.code, storeIds: [] })
  const written: Written[] = []
  for await (const documents of monthOf(ctx, country, month))
    for (const document of documents)
      written.push({
        hasFaults: document.faults.length > 0,
        fields: await documentFields(document, country),
        lines: document.lines.map((line) => lineFields(line, country.code, country)),
      })
  for (const note of await notesOf(ctx, country, month)) {
    const { fields, line } = await creditNoteFields(note, country)
    written.push({ hasFaults: false, fields, lines: [line] })
  }
  const sorted = faultsFirst(written, ({ hasFaults }) => hasFaults)
  const subject = { kind: 'fiscal', id: `${code} ${month}` } as const
  const after = { format, documents: sorted.length }
  await ctx.db.transaction((tx) =>
    recordAudit(ctx, tx, { operation: 'exportFiscalDocuments', subject, country: country.code, after }),
  )
  const text = format === 'json' ? jsonOf(sorted) : csvOf(sorted)
  return {
    filename: `fiscal-${country.code}-${month}.${format}`,
    fileContent: Buffer.from(text).toString('base64'),
  }
}) satisfies AdminOperation<typeof fiscalContract.exportFiscalDocuments>

type Written = {
  hasFaults: boolean
  fields: Awaited<ReturnType<typeof documentFields>>
  lines: ReturnType<typeof lineFields>[]
}

const jsonOf = (documents: readonly Written[]): string =>
  JSON.stringify(documents.map(({ fields, lines }) => ({ ...fields, lineas: lines })))

const csvOf = (documents: readonly Written[]): string => {
  const head = [
    ...new Set(
      documents.flatMap(({ fields, lines }) => [fields, ...lines].flatMap((row) => Object.keys(row))),
    ),
  ]
  const rows = documents.flatMap(({ fields, lines }) =>
    lines.map((line) => {
      const row = { ...fields, ...line }
      return head.map((name) => row[name])
    }),
  )
  return writeCsv(head, rows)
}
