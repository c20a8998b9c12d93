import { type IsoDate, addDays, todayIn } from '../../../../facts/dates.ts'
import { attachmentLimits } from '../../../../facts/attachments.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { readAttachment } from '../../kernel/attachment.ts'
import { badRequest } from '../../kernel/problem.ts'
import { requireRight } from '../../kernel/require-right.ts'
import { listColleagues, requireColleague } from '../../staff/index.ts'
import { currentOffer, type Offer } from '../opportunity.ts'
import { tooManyFiles } from '../problems.ts'
import { insertFile, selectFilesOf } from '../queries.ts'
import { queueMessageMail, queueQuoteMail } from '../quote-mail.ts'
import { wrongState } from '../require-own-opportunity.ts'
import { changeQuote, quoteReply, requireOwnDesk } from './change-quote.ts'
import type { salesDeskContract } from './contract.ts'
import { type ReckonedOffer, reckonOffer } from './price-lines.ts'
import { type DeskQuote, noteReminder } from './queries.ts'
import { isBelowFloor } from './view.ts'

const standardValidDays = 7

const isOpen = ({ state }: DeskQuote) => state === 'requested' || state === 'priced'

const todayOf = ({ site, now }: AdminContext, { country }: DeskQuote): IsoDate =>
  todayIn(site.countries.find(({ code }) => code === country)?.timeZone ?? 'UTC', now)

/** A day that has not passed where the quote is. Problem: 400. */
const requireComingDay = (
  ctx: AdminContext,
  quote: DeskQuote,
  day: IsoDate,
  property = '$.validUntil',
): IsoDate => {
  if (day < todayOf(ctx, quote)) throw badRequest('That day has passed.', { property })
  return day
}

/** To whom a quote of the caller's countries can be given. */
export const getQuoteColleagues = (async (ctx) =>
  listColleagues(ctx, 'sfcc.quotes.rw')) satisfies AdminOperation<typeof salesDeskContract.getQuoteColleagues>

/** Gives a quote to one of the merchant's people who prices quotes there, or to nobody. Problems: 400, 404, 412, 428. */
export const assignQuote = (async (ctx, { params, body: { staffId }, headers }) => {
  const change = { operation: 'assignQuote', id: params.quoteId, ifMatch: headers['if-match'] }
  await changeQuote(ctx, change, async (quote, _inside, tx) => {
    const work = { scope: 'sfcc.quotes.rw', country: quote.country } as const
    quote.owner = staffId === null ? null : await requireColleague({ ...ctx, db: tx }, staffId, work)
  })
  return quoteReply(ctx, params.quoteId)
}) satisfies AdminOperation<typeof salesDeskContract.assignQuote>

/** Keeps an offer as it was typed. Problems: 400, 404, 409, 412, 428. */
export const priceQuote = (async (ctx, { params, body, headers }) => {
  requireOwnDesk(ctx)
  const change = { operation: 'priceQuote', id: params.quoteId, ifMatch: headers['if-match'] }
  await changeQuote(ctx, change, async (quote, inside) => {
    if (!isOpen(quote)) throw wrongState(inside, quote)
    await reckonOffer({ ...ctx, db: inside.db }, quote, body)
    quote.draft = body
  })
  return quoteReply(ctx, params.quoteId)
}) satisfies AdminOperation<typeof salesDeskContract.priceQuote>

const offerOf = (
  ctx: AdminContext,
  quote: DeskQuote,
  { lines, freight, readyOn, totalMinor, taxMinor }: ReckonedOffer,
  validUntil: IsoDate,
): Offer => ({
  id: ctx.newId.uuid(),
  revision: quote.offers.length + 1,
  presentedAt: ctx.now.toISOString(),
  validUntil,
  lines: lines.map(({ listMinor: _list, costMinor: _cost, ...line }) => line),
  ...(freight ? { freight } : {}),
  ...(readyOn === undefined ? {} : { readyOn }),
  totalMinor,
  taxMinor,
})

/** Makes the draft the next revision, and writes to who asked. Problems: 400, 403 below the floor, 404, 409, 412, 428. */
export const sendQuote = (async (ctx, { params, body, headers }) => {
  requireOwnDesk(ctx)
  const change = { operation: 'sendQuote', id: params.quoteId, ifMatch: headers['if-match'] }
  await changeQuote(ctx, change, async (quote, inside, tx) => {
    if (!isOpen(quote)) throw wrongState(inside, quote)
    if (quote.draft === null) throw badRequest('There is no draft: price its lines first.', { property: '$' })
    const reckoned = await reckonOffer({ ...ctx, db: tx }, quote, quote.draft)
    if (isBelowFloor(ctx, reckoned))
      requireRight(ctx, 'quotes.below-floor', { country: quote.country, storeIds: [] })
    if (quote.draft.readyOn !== undefined) requireComingDay(ctx, quote, quote.draft.readyOn, '$.readyOn')
    const days = ctx.site.preferences.quoteValidDays ?? standardValidDays
    const validUntil = requireComingDay(ctx, quote, body.validUntil ?? addDays(todayOf(ctx, quote), days))
    quote.offers.push(offerOf(ctx, quote, reckoned, validUntil))
    quote.state = 'priced'
    quote.validUntil = validUntil
    quote.draft = null
    quote.owner ??= ctx.actor.kind === 'staff' ? ctx.actor : null
    quote.history.push({
      at: ctx.now.toISOString(),
      what: 'priced',
      by: 'desk',
      revision: quote.offers.length,
    })
    await queueQuoteMail(inside, tx, quote, 'quote-priced')
  })
  return quoteReply(ctx, params.quoteId)
}) satisfies AdminOperation<typeof salesDeskContract.sendQuote>

/** Gives the last offer another last day; one that has lapsed stands again. Problems: 400, 404, 409, 412, 428. */
export const prolongQuote = (async (ctx, { params, body, headers }) => {
  requireOwnDesk(ctx)
  const change = { operation: 'prolongQuote', id: params.quoteId, ifMatch: headers['if-match'] }
  await changeQuote(ctx, change, async (quote, inside) => {
    const offer = currentOffer(quote)
    if (!offer || quote.state !== 'priced') throw wrongState(inside, quote)
    offer.validUntil = requireComingDay(ctx, quote, body.validUntil)
    quote.validUntil = offer.validUntil
  })
  return quoteReply(ctx, params.quoteId)
}) satisfies AdminOperation<typeof salesDeskContract.prolongQuote>

/** The desk makes no offer, or takes its offer back. Problems: 404, 409, 412, 428. */
export const withdrawQuote = (async (ctx, { params, body, headers }) => {
  requireOwnDesk(ctx)
  const { reason } = body
  const change = { operation: 'withdrawQuote', id: params.quoteId, ifMatch: headers['if-match'], reason }
  await changeQuote(ctx, change, async (quote, inside) => {
    if (!isOpen(quote)) throw wrongState(inside, quote)
    quote.state = 'rejected'
    quote.draft = null
    quote.history.push({ at: ctx.now.toISOString(), what: 'rejected', by: 'desk' })
  })
  return quoteReply(ctx, params.quoteId)
}) satisfies AdminOperation<typeof salesDeskContract.withdrawQuote>

const mostMessages = 200

/**
 * Writes to who asked, with a file where there is one; each leaves once by mail. A reminder of the last day is written once.
 * Problems: 400, 404, 409.
 */
export const writeMessage = (async (ctx, { params, body }) => {
  const text = body.text.trim()
  if (text === '') throw badRequest('The message is empty.', { property: '$.text' })
  const file = body.file === undefined ? undefined : readAttachment(body.file)
  const { siteId } = ctx.site
  const change = {
    operation: 'writeMessage',
    id: params.quoteId,
    ifMatch: undefined,
    isBeside: true,
  } as const
  await changeQuote(ctx, change, async (quote, inside, tx) => {
    if (quote.state === 'rejected' || quote.messages.length >= mostMessages) throw wrongState(inside, quote)
    if (body.isReminder && (quote.state !== 'priced' || quote.isReminded)) throw wrongState(inside, quote)
    if (body.isReminder) await tx.run(noteReminder(siteId, quote.id))
    const message = {
      id: ctx.newId.hex(),
      from: 'desk' as const,
      author: ctx.actor.name,
      text,
      at: ctx.now.toISOString(),
    }
    quote.messages.push(message)
    if (file) {
      const files = await tx.query(selectFilesOf(siteId, quote.id))
      if (files.length >= 2 * attachmentLimits.files) throw tooManyFiles('The quote has its files already.')
      await tx.run(
        insertFile(siteId, { ...file, id: ctx.newId.hex(), opportunityId: quote.id, now: ctx.now }),
      )
    }
    await queueMessageMail(inside, tx, quote, message)
  })
  return quoteReply(ctx, params.quoteId)
}) satisfies AdminOperation<typeof salesDeskContract.writeMessage>
