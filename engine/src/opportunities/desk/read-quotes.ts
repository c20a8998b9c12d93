import { splitLocale } from '../../../../facts/locales.ts'
import { renderPdf } from '../../documents/index.ts'
import { merchantContextOf } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { searchRows } from '../../kernel/search-request/index.ts'
import { quoteDocument } from '../quote-document.ts'
import { namesOf, noOpportunity } from '../require-own-opportunity.ts'
import { quoteReply, requireQuote } from './change-quote.ts'
import type { salesDeskContract } from './contract.ts'
import { reckonOffer } from './price-lines.ts'
import { marginsOf } from './quote-margins.ts'
import {
  deskQuotes,
  isOfCountries,
  oldestFirst,
  opportunityTable,
  quoteResource,
  selectFile,
} from './queries.ts'
import { marginView, quoteHitView, reckonedView } from './view.ts'

/** Quotes of the caller's countries, the oldest first. Problem: 400. */
export const searchQuotes = (async (ctx, { body }) => {
  const { rows, page } = await searchRows(
    ctx.db,
    {
      resource: quoteResource,
      order: oldestFirst,
      select: deskQuotes,
      from: opportunityTable,
      within: isOfCountries(ctx.site.siteId, ctx.countries),
    },
    body,
  )
  const marginOf = await marginsOf(ctx, rows)
  return {
    ...page,
    hits: rows.map((quote) => ({ ...quoteHitView(ctx, quote), ...marginView(marginOf(quote)) })),
  }
}) satisfies AdminOperation<typeof salesDeskContract.searchQuotes>

/** A quote with all that was said and offered. Problem: 404. */
export const getQuote = (async (ctx, { params }) => quoteReply(ctx, params.quoteId)) satisfies AdminOperation<
  typeof salesDeskContract.getQuote
>

/** What an offer would come to; nothing is saved. Problems: 400, 404. */
export const calculateQuote = (async (ctx, { params, body }) => {
  const quote = await requireQuote(ctx, params.quoteId)
  return reckonedView(ctx, quote.country, await reckonOffer(ctx, quote, body))
}) satisfies AdminOperation<typeof salesDeskContract.calculateQuote>

/** A picture or video of a quote. Problem: 404. */
export const getQuoteFile = (async (ctx, { params }) => {
  const { id } = await requireQuote(ctx, params.quoteId)
  const file = await ctx.db.maybe(selectFile(ctx.site.siteId, id, params.fileId))
  if (!file) throw noOpportunity(params.fileId)
  return { filename: file.name, mediaType: file.mediaType, fileContent: file.bytes.toString('base64') }
}) satisfies AdminOperation<typeof salesDeskContract.getQuoteFile>

/** The quote as its owner gets it, in their language. Problem: 404. */
export const getQuoteDocument = (async (ctx, { params }) => {
  const quote = await requireQuote(ctx, params.quoteId)
  const { locale } = quote.document
  const theirs = { ...merchantContextOf(ctx), locale, ...splitLocale(locale) }
  const names = await namesOf(theirs, quote)
  const file = await renderPdf(quoteDocument(theirs, quote, { names, owner: true }))
  return { filename: `${quote.number}.pdf`, fileContent: file.toString('base64') }
}) satisfies AdminOperation<typeof salesDeskContract.getQuoteDocument>
