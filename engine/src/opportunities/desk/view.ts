import { mmToMetres } from '../../../../facts/length.ts'
import { toMajor } from '../../../../facts/money.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { pageLink } from '../../kernel/page-link.ts'
import { pagePaths, pathTo } from '../../kernel/page-routes.ts'
import { hasScope } from '../../kernel/require-right.ts'
import { currentOffer, type Offer, type RequestedLine, stateOf } from '../opportunity.ts'
import type { FileRow } from '../queries.ts'
import type { ReckonedLine, ReckonedOffer } from './price-lines.ts'
import type { DeskQuote } from './queries.ts'

const percent = (basisPoints: number) => Math.round(basisPoints) / 100
const share = (part: number, whole: number) => percent((part * 10_000) / whole)

export const marginView = (basisPoints: number | undefined) =>
  basisPoints === undefined ? {} : { marginPercent: percent(basisPoints) }

const askedTotal = ({ document: { lines } }: DeskQuote): number | undefined =>
  lines.some(({ pieceMinor }) => pieceMinor === undefined)
    ? undefined
    : toMajor(lines.reduce((sum, { pieceMinor = 0, quantity }) => sum + pieceMinor * quantity, 0))

const isUnanswered = ({ messages, state }: DeskQuote) => {
  const last = messages.at(-1)
  return last ? last.from === 'customer' : state === 'requested'
}

/** A quote as a line of a list. */
export const quoteHitView = (ctx: Pick<AdminContext, 'site' | 'now'>, quote: DeskQuote) => {
  const { contact, lines } = quote.document
  const offer = currentOffer(quote)
  const asked = askedTotal(quote)
  return {
    quoteId: quote.id,
    number: quote.number,
    state: stateOf(quote, ctx.site, ctx.now),
    country: quote.country,
    currency: quote.currency,
    creationDate: quote.createdAt.toISOString(),
    lastModified: quote.modifiedAt.toISOString(),
    customerName: contact.name,
    email: contact.email,
    customerNo: contact.customerNo,
    locale: quote.document.locale,
    ...(quote.owner === null ? {} : { owner: quote.owner }),
    lineCount: lines.length,
    ...(asked === undefined ? {} : { askedTotal: asked }),
    ...(offer ? { offeredTotal: toMajor(offer.totalMinor) } : {}),
    revision: quote.offers.length,
    ...(quote.validUntil === null ? {} : { validUntil: quote.validUntil }),
    isUnanswered: isUnanswered(quote),
    hasDraft: quote.draft !== null,
    isReminded: quote.isReminded,
  }
}

const reckonedLine = (line: ReckonedLine, showsCosts: boolean) => {
  const { listMinor, costMinor, pieceMinor, lengthMm } = line
  return {
    productId: line.sku,
    name: line.name,
    quantity: line.quantity,
    ...(lengthMm === undefined ? {} : { lengthMeters: mmToMetres(lengthMm) }),
    ...(listMinor === undefined
      ? {}
      : { listPrice: toMajor(listMinor), discountPercent: share(listMinor - pieceMinor, listMinor) }),
    price: toMajor(pieceMinor),
    ...(costMinor === undefined || !showsCosts
      ? {}
      : { cost: toMajor(costMinor), marginPercent: share(pieceMinor - costMinor, pieceMinor) }),
    total: toMajor(line.totalMinor),
    tax: toMajor(line.taxMinor),
  }
}

/** Whether an offer's margin lies below the merchant's floor; never where either is unknown. */
export const isBelowFloor = ({ site }: Pick<AdminContext, 'site'>, { marginBasisPoints }: ReckonedOffer) => {
  const floor = site.preferences.quoteFloorPercent
  return floor !== undefined && marginBasisPoints !== undefined && marginBasisPoints < floor * 100
}

/** A reckoned offer; costs and margins only for who may read them there. */
export const reckonedView = (ctx: AdminContext, country: DeskQuote['country'], offer: ReckonedOffer) => {
  const showsCosts = hasScope(ctx, 'sfcc.costs', { country, storeIds: [] })
  const { freight, marginBasisPoints } = offer
  const floor = ctx.site.preferences.quoteFloorPercent
  return {
    lines: offer.lines.map((line) => reckonedLine(line, showsCosts)),
    ...(freight
      ? {
          freight: {
            amount: toMajor(freight.amountMinor),
            tax: toMajor(freight.taxMinor),
            ...(freight.reason === undefined ? {} : { reason: freight.reason }),
            ...(freight.withinKm === undefined ? {} : { withinKm: freight.withinKm }),
          },
        }
      : {}),
    ...(offer.readyOn === undefined ? {} : { readyOn: offer.readyOn }),
    total: toMajor(offer.totalMinor),
    taxTotal: toMajor(offer.taxMinor),
    ...marginView(showsCosts ? marginBasisPoints : undefined),
    ...(floor === undefined ? {} : { floorPercent: floor }),
    isBelowFloor: isBelowFloor(ctx, offer),
  }
}

const requestedLine = ({ sku, name, quantity, lengthMm, pieceMinor }: RequestedLine) => ({
  productId: sku,
  name,
  quantity,
  ...(lengthMm === undefined ? {} : { lengthMeters: mmToMetres(lengthMm) }),
  ...(pieceMinor === undefined ? {} : { listPrice: toMajor(pieceMinor) }),
})

const offerView = (offer: Offer) => ({
  revision: offer.revision,
  presentedDate: offer.presentedAt,
  validUntil: offer.validUntil,
  total: toMajor(offer.totalMinor),
  taxTotal: toMajor(offer.taxMinor),
  ...(offer.freight ? { freight: toMajor(offer.freight.amountMinor) } : {}),
  ...(offer.readyOn === undefined ? {} : { readyOn: offer.readyOn }),
  lines: offer.lines.map(({ sku, name, quantity, lengthMm, pieceMinor, totalMinor }) => ({
    productId: sku,
    name,
    quantity,
    ...(lengthMm === undefined ? {} : { lengthMeters: mmToMetres(lengthMm) }),
    price: toMajor(pieceMinor),
    total: toMajor(totalMinor),
  })),
})

type Facts = { files: readonly FileRow[]; orderNo: string | undefined; draft: ReckonedOffer | undefined }

/** Where whoever has the link sees the quote, in the language of who asked. */
const shareUrl = (
  { publicOrigin, site }: AdminContext,
  { id, shareToken, document: { locale } }: DeskQuote,
): string =>
  pageLink({ publicOrigin, site, locale }, pathTo(pagePaths.opportunity, id), { token: shareToken })

/** A quote as the desk works on it. */
export const deskQuoteView = (ctx: AdminContext, quote: DeskQuote, { files, orderNo, draft }: Facts) => {
  const { deliverTo, message, lines } = quote.document
  return {
    ...quoteHitView(ctx, quote),
    customerId: quote.customerId,
    shareUrl: shareUrl(ctx, quote),
    ...(deliverTo === undefined ? {} : { deliverTo }),
    ...(message === undefined ? {} : { message }),
    requested: lines.map(requestedLine),
    ...(draft ? { draft: reckonedView(ctx, quote.country, draft) } : {}),
    offers: quote.offers.map(offerView),
    messages: quote.messages,
    files: files.map(({ id, name, size }) => ({ id, name, size })),
    history: quote.history,
    ...(orderNo === undefined ? {} : { orderNo }),
  }
}
