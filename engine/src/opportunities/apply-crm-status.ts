import { divideHalfUp, taxIncluded } from '../../../facts/money.ts'
import type { CrmOffer, CrmQuoteStatus } from '../gateways/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { loadSellables } from '../products/index.ts'
import { standardTaxClass, taxRateOf } from '../taxes/index.ts'
import { currentOffer, type Offer, type Opportunity } from './opportunity.ts'
import { lockForCrm, selectForCrm, updateOpportunity } from './queries.ts'
import { queueMessageMail, queueQuoteMail } from './quote-mail.ts'

const newMessages = (row: Opportunity, { messages }: CrmQuoteStatus) =>
  messages.filter(({ id }) => !row.messages.some((known) => known.id === id))

/** Offers we have not seen, and that can be kept: of the request's currency, whole pieces, with lines. */
const newOffers = (row: Opportunity, { offers }: CrmQuoteStatus) =>
  offers.filter(
    (offer) =>
      !row.offers.some(({ id }) => id === offer.id) &&
      offer.currency === row.currency &&
      offer.lines.length > 0 &&
      offer.lines.every(
        ({ quantity, totalMinor }) => Number.isSafeInteger(quantity) && quantity > 0 && totalMinor > 0,
      ),
  )

/** The desk gave the last offer another last day. */
const newLastDay = (row: Opportunity, { offers }: CrmQuoteStatus) => {
  const last = currentOffer(row)
  const crmOffer = offers.find(({ id }) => id === last?.id)
  return last && crmOffer && crmOffer.validUntil !== last.validUntil ? crmOffer.validUntil : undefined
}

const isOpen = ({ state }: Opportunity) => state === 'requested' || state === 'priced'

const hasChanges = (row: Opportunity, status: CrmQuoteStatus) =>
  newMessages(row, status).length > 0 ||
  (isOpen(row) &&
    (status.stage === 'lost' || newOffers(row, status).length > 0 || newLastDay(row, status) !== undefined))

/** Applies what the sales desk has done since the last poll; mails each new offer and message once. */
export const applyCrmStatus = async (ctx: Ctx, status: CrmQuoteStatus): Promise<void> => {
  const { siteId } = ctx.site
  const seen = await ctx.db.maybe(selectForCrm(siteId, status.key))
  if (!seen || !hasChanges(seen, status)) return
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const row = await tx.maybe(lockForCrm(siteId, status.key))
    if (!row || !hasChanges(row, status)) return
    for (const { id, author, text, writtenAt } of newMessages(row, status)) {
      const message = { id, from: 'desk' as const, author, text, at: writtenAt.toISOString() }
      row.messages.push(message)
      await queueMessageMail(inside, tx, row, message)
    }
    if (isOpen(row)) await applyOffers(inside, row, status)
    row.modifiedAt = ctx.now
    await tx.run(updateOpportunity(siteId, row))
  })
}

const applyOffers = async (ctx: Ctx, row: Opportunity, status: CrmQuoteStatus) => {
  const at = ctx.now.toISOString()
  if (status.stage === 'lost') {
    row.state = 'rejected'
    row.history.push({ at, what: 'rejected', by: 'desk' })
    return
  }
  const last = currentOffer(row)
  const lastDay = newLastDay(row, status)
  if (last && lastDay !== undefined) {
    last.validUntil = lastDay
    // Where a new offer is waited for, the old one's day means nothing.
    if (row.state === 'priced') row.validUntil = lastDay
  }
  const fresh = newOffers(row, status)
  for (const offer of fresh) {
    row.offers.push(await offerFromCrm(ctx, row, offer))
    row.history.push({ at, what: 'priced', by: 'desk', revision: row.offers.length })
  }
  const newest = currentOffer(row)
  if (fresh.length === 0 || !newest) return
  row.state = 'priced'
  row.validUntil = newest.validUntil
  await queueQuoteMail(ctx, ctx.db, row, 'quote-priced')
}

/** An offer in our words: what a piece costs is what the line's total says, so that pieces × piece is the total. */
const offerFromCrm = async (ctx: Ctx, row: Opportunity, offer: CrmOffer): Promise<Offer> => {
  const country = ctx.site.countries.find(({ code }) => code === row.country)
  const sellables = await loadSellables(
    ctx,
    row.country,
    offer.lines.map(({ sku }) => sku),
  )
  const asked = [...row.document.lines]
  const lines = offer.lines.map(({ sku, quantity, lengthMm, totalMinor }) => {
    const pieceMinor = divideHalfUp(totalMinor, quantity)
    const sellable = sellables.get(sku)
    // The desk speaks of products and lengths: what was chosen along with them is what was asked for, line by line.
    const at = asked.findIndex((line) => line.sku === sku && line.lengthMm === lengthMm)
    const { options } = (at < 0 ? undefined : asked.splice(at, 1)[0]) ?? {}
    const rate = country ? taxRateOf(country, sellable?.taxClass ?? standardTaxClass) : 0
    return {
      sku,
      name: sellable?.name ?? row.document.lines.find((line) => line.sku === sku)?.name ?? sku,
      quantity,
      ...(lengthMm === undefined ? {} : { lengthMm }),
      ...(options ? { options } : {}),
      pieceMinor,
      totalMinor: pieceMinor * quantity,
      taxMinor: taxIncluded(pieceMinor * quantity, rate),
    }
  })
  return {
    id: offer.id,
    revision: row.offers.length + 1,
    presentedAt: offer.presentedAt.toISOString(),
    validUntil: offer.validUntil,
    lines,
    totalMinor: lines.reduce((sum, line) => sum + line.totalMinor, 0),
    taxMinor: lines.reduce((sum, line) => sum + line.taxMinor, 0),
  }
}
