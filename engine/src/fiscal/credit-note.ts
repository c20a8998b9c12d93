import type { CountryCode } from '../../../facts/countries.ts'
import { todayIn } from '../../../facts/dates.ts'
import { fiscalRules } from '../../../facts/fiscal.ts'
import { type Minor, toMajor } from '../../../facts/money.ts'
import type { Cell } from '../../../facts/write-csv.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { maskId } from '../kernel/mask-text.ts'
import type { SiteCountry } from '../kernel/site.ts'
import {
  type PartRefund,
  selectPaidOrdersOf,
  selectPartRefund,
  selectPartRefunds,
  selectPartRefundsOf,
} from '../orders/index.ts'
import { documentFields } from './country-fields.ts'
import { documentsOf, type FiscalDocument } from './fiscal-document.ts'
import { type CreditNoteNumber, selectNoteNumbers } from './queries.ts'

/** A part of a document's money that has gone back, for which the bookkeeping issues a note of its own. */
export type CreditNote = {
  refund: PartRefund
  document: FiscalDocument
  /** By the country's clock. */
  day: string
  /** Its share of the document's tax. */
  taxMinor: Minor
  number: CreditNoteNumber | undefined
}

const notesOf = async (ctx: AdminContext, refunds: readonly PartRefund[]): Promise<CreditNote[]> => {
  const orderNos = [...new Set(refunds.map(({ orderNo }) => orderNo))]
  const documents = await documentsOf(
    ctx,
    await ctx.db.query(selectPaidOrdersOf(ctx.site.siteId, ctx.countries, orderNos)),
  )
  const byOrder = new Map(documents.map((document) => [document.order.orderNo, document]))
  const refundIds = refunds.map(({ id }) => id)
  const numbers = new Map(
    (await ctx.db.query(selectNoteNumbers(ctx.site.siteId, refundIds))).map((row) => [row.refundId, row]),
  )
  return refunds.flatMap((refund) => {
    const document = byOrder.get(refund.orderNo)
    if (!document) return []
    const { country, totalMinor } = document.order
    const timeZone = ctx.site.countries.find(({ code }) => code === country)?.timeZone ?? 'UTC'
    return [
      {
        refund,
        document,
        day: todayIn(timeZone, refund.doneAt),
        taxMinor: totalMinor === 0 ? 0 : Math.round((refund.amountMinor * document.taxMinor) / totalMinor),
        number: numbers.get(refund.id),
      },
    ]
  })
}

/** The notes of a span of a country, in the order in which the money went back. */
export const creditNotesIn = async (
  ctx: AdminContext,
  span: { country: CountryCode; from: Date; before: Date },
): Promise<CreditNote[]> => notesOf(ctx, await ctx.db.query(selectPartRefunds(ctx.site.siteId, span)))

/** The note of one part, of a country that the caller sees. */
export const creditNoteOf = async (ctx: AdminContext, refundId: string): Promise<CreditNote | undefined> => {
  const refund = await ctx.db.maybe(selectPartRefund(ctx.site.siteId, ctx.countries, refundId))
  return refund && (await notesOf(ctx, [refund]))[0]
}

/** The notes of one document. */
export const creditNotesOf = async (ctx: AdminContext, orderNo: string): Promise<CreditNote[]> =>
  notesOf(ctx, await ctx.db.query(selectPartRefundsOf(ctx.site.siteId, orderNo)))

const ruleOf = ({ document: { order, kind } }: CreditNote) => fiscalRules[order.country][kind].creditNote

/** Its line in a list. */
export const creditNoteView = (note: CreditNote) => {
  const { refund, document, day, taxMinor, number } = note
  const { code, name } = ruleOf(note)
  const { order, receiver, number: ofNumber } = document
  return {
    refundId: refund.id,
    orderNo: order.orderNo,
    country: order.country,
    day,
    ...(code === undefined ? {} : { documentCode: code }),
    documentName: name,
    ...(ofNumber ? { ofNumber: ofNumber.number } : {}),
    ...(number ? { number: number.number } : {}),
    ...(number?.issuedOn ? { issuedDate: number.issuedOn } : {}),
    receiverName: receiver.name,
    ...(receiver.taxId === undefined ? {} : { receiverId: maskId(receiver.taxId) }),
    currency: order.currency,
    net: toMajor(refund.amountMinor - taxMinor),
    tax: toMajor(taxMinor),
    total: toMajor(refund.amountMinor),
    reason: refund.reason,
  }
}

/** A note in the words of its country: its document's receiver, what went back, and which document it is of. */
export const creditNoteFields = async (
  note: CreditNote,
  country: SiteCountry,
): Promise<{ fields: Record<string, Cell>; line: Record<string, Cell> }> => {
  const { refund, document, day, taxMinor, number } = note
  const { code, name } = ruleOf(note)
  const { taxName } = country
  const amounts = [toMajor(refund.amountMinor - taxMinor), toMajor(taxMinor), toMajor(refund.amountMinor)]
  return {
    fields: {
      ...(await documentFields(document, country)),
      errores: '',
      fecha: day,
      codigoDocumento: code,
      documento: name,
      numero: number?.number,
      fechaEmision: number?.issuedOn,
      documentoRelacionado: document.number?.number,
      devolucion: refund.id,
      totalSinImpuesto: amounts[0],
      [`total${taxName}`]: amounts[1],
      total: amounts[2],
    },
    line: {
      descripcion: refund.reason,
      cantidad: 1,
      valorSinImpuesto: amounts[0],
      [`valor${taxName}`]: amounts[1],
      valorTotal: amounts[2],
    },
  }
}
