import type { CountryCode } from '../../../facts/countries.ts'
import { isIsoDate } from '../../../facts/dates.ts'
import { recordAudit } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { idAlreadyExists, requireIfMatch } from '../kernel/precondition.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import type { fiscalContract } from './contract.ts'
import { creditNoteOf, creditNoteView } from './credit-note.ts'
import { documentReply, etagOf, requireDocument } from './documents.ts'
import {
  type IssuedNumber,
  lockNoteNumber,
  lockNumber,
  saveNoteNumber,
  saveNumber,
  selectNoteOfNumber,
  selectOwnerOfNumber,
} from './queries.ts'

/** Where numbers of one kind of paper stand. */
type Numbers = {
  operation: string
  orderNo: string
  country: CountryCode
  /** Of the audit's entry beside number and day. */
  named: object
  lock: (tx: Db) => Promise<IssuedNumber | undefined>
  /** Problem: 409 where another paper of the country has it. */
  requireFree: (tx: Db, number: string) => Promise<void>
  save: (tx: Db, issued: Omit<IssuedNumber, 'revision'>) => Promise<unknown>
}

const giveNumber = async (
  ctx: AdminContext,
  { number, issuedDate = null }: { number: string; issuedDate?: string | null | undefined },
  ifMatch: string | undefined,
  { operation, orderNo, country, named, lock, requireFree, save }: Numbers,
): Promise<void> => {
  if (issuedDate !== null && !isIsoDate(issuedDate))
    throw badRequest(`'${issuedDate}' is no day.`, { property: '$.issuedDate' })
  await ctx.db.transaction(async (tx) => {
    const before = await lock(tx)
    const known = before ? { number: before.number, issuedDate: before.issuedOn } : {}
    requireIfMatch(ctx, ifMatch, { etag: etagOf(before), current: () => known })
    await requireFree(tx, number)
    await save(tx, { number, issuedOn: issuedDate })
    await recordAudit(ctx, tx, {
      operation,
      subject: { kind: 'fiscal', id: orderNo },
      country,
      before: known,
      after: { ...named, number, issuedDate },
    })
  })
}

/** Notes the number that the bookkeeping has issued for an order. Problems: 400, 404, 409, 412, 428. */
export const setFiscalNumber = (async (ctx, { params: { orderNo }, body, headers }) => {
  const { order } = await requireDocument(ctx, orderNo)
  const { siteId } = ctx.site
  await giveNumber(ctx, body, headers['if-match'], {
    operation: 'setFiscalNumber',
    orderNo,
    country: order.country,
    named: {},
    lock: (tx) => tx.maybe(lockNumber(siteId, orderNo)),
    requireFree: async (tx, number) => {
      const owner = await tx.maybe(selectOwnerOfNumber(siteId, order.country, number))
      if (owner && owner.orderNo !== orderNo)
        throw idAlreadyExists(`'${number}' is the number of order ${owner.orderNo}.`, owner)
    },
    save: (tx, issued) => tx.run(saveNumber(siteId, order.country, { orderNo, ...issued })),
  })
  return documentReply(ctx, orderNo)
}) satisfies AdminOperation<typeof fiscalContract.setFiscalNumber>

const requireNote = async (ctx: AdminContext, refundId: string) => {
  const note = await creditNoteOf(ctx, refundId)
  if (!note) throw notFound(`There is no credit note of refund '${refundId}'.`)
  return note
}

const noteReply = async (ctx: AdminContext, refundId: string) => {
  const note = await requireNote(ctx, refundId)
  return new Reply(200, creditNoteView(note), { etag: etagOf(note.number) })
}

/** The credit note of a part of an order's money that went back. Problem: 404. */
export const getFiscalCreditNote = (async (ctx, { params }) =>
  noteReply(ctx, params.refundId)) satisfies AdminOperation<typeof fiscalContract.getFiscalCreditNote>

/** Notes the number that the bookkeeping has issued for a credit note. Problems: 400, 404, 409, 412, 428. */
export const setCreditNoteNumber = (async (ctx, { params: { refundId }, body, headers }) => {
  const { orderNo, country } = (await requireNote(ctx, refundId)).document.order
  const { siteId } = ctx.site
  await giveNumber(ctx, body, headers['if-match'], {
    operation: 'setCreditNoteNumber',
    orderNo,
    country,
    named: { refundId },
    lock: (tx) => tx.maybe(lockNoteNumber(siteId, refundId)),
    requireFree: async (tx, number) => {
      const owner = await tx.maybe(selectNoteOfNumber(siteId, country, number))
      if (owner && owner.refundId !== refundId)
        throw idAlreadyExists(
          `'${number}' is the number of the credit note of refund ${owner.refundId}.`,
          owner,
        )
    },
    save: (tx, issued) => tx.run(saveNoteNumber(siteId, country, { refundId, ...issued })),
  })
  return noteReply(ctx, refundId)
}) satisfies AdminOperation<typeof fiscalContract.setCreditNoteNumber>
