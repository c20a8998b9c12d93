import {
  type BasketState,
  calculateLines,
  type LineToPrice,
  loadBasketForOrder,
  takeLines,
} from '../baskets/index.ts'
import { findCustomer } from '../customers/index.ts'
import { type Ctx, knownShopper } from '../kernel/context.ts'
import { type IdempotencyKey, idempotencyKeyReused, readIdempotencyKey } from '../kernel/idempotency-key.ts'
import type { Operation } from '../kernel/operation.ts'
import { badRequest, unauthorized } from '../kernel/problem.ts'
import type { opportunitiesContract } from './contract.ts'
import type { Opportunity } from './opportunity.ts'
import { hasOwnDesk } from './own-desk.ts'
import { nothingToQuote } from './problems.ts'
import {
  insertOpportunity,
  lockRequestsOf,
  nextNumber,
  selectByKey,
  selectLatestOfBasket,
} from './queries.ts'
import { queueCrmSync } from './queue-crm-sync.ts'
import { queueQuoteMail } from './quote-mail.ts'
import { readOwnOpportunity } from './require-own-opportunity.ts'
import { requestDocument } from './write-request.ts'

/** A press that comes again so long after the first means the same. */
const sameMs = 3_600_000

type QuoteRequest = {
  message: string
  key: IdempotencyKey | undefined
  /** Written down by the merchant's people, who make the offer themselves. */
  isOfDesk?: boolean
}
type BasketRequest = QuoteRequest & { basketId: string; onlyQuoteLines: boolean }
type ListRequest = QuoteRequest & { lines: readonly LineToPrice[]; storeId?: string }

/**
 * Sends a basket, or only what cannot be bought of it, as a request for a quote (S4.037, S4.038); or a list of goods that
 * lies in no basket. The lines of a basket leave it; request, mail and the job that tells the CRM are written in the same
 * transaction. A second call for the same lines of a basket, or with the same `Idempotency-Key`, answers the request of
 * the first. Problem: 400 for both a basket and a list or neither, and for a store of another country.
 */
export const createOpportunity = (async (ctx, { body, headers }) => {
  const key = readIdempotencyKey(headers['idempotency-key'], body)
  const { basketId, lines, storeId, onlyQuoteLines = false } = body
  const request = { message: (body.message ?? '').trim(), key }
  if ((basketId === undefined) === (lines === undefined))
    throw badRequest('A quote is asked for a basket or for a list.', { property: 'basketId' })
  const earlier = await ofKey(ctx, key)
  const opportunity =
    earlier ??
    (await ctx.db.transaction((tx) => {
      const within = { ...ctx, db: tx }
      if (basketId !== undefined) return ofBasket(within, { ...request, basketId, onlyQuoteLines })
      return ofList(within, { ...request, lines: lines ?? [], ...(storeId === undefined ? {} : { storeId }) })
    }))
  return readOwnOpportunity(ctx, opportunity)
}) satisfies Operation<typeof opportunitiesContract.createOpportunity>

/**
 * Writes what a basket of the counter holds as a request of its customer. Where the offer is made here no CRM is told, which
 * would make another, and the first mail is the offer's. Problem: 400 for an empty basket.
 */
export const requestAtDesk = (ctx: Ctx, basketId: string): Promise<Opportunity> =>
  ofBasket(ctx, {
    basketId,
    message: '',
    key: undefined,
    onlyQuoteLines: false,
    isOfDesk: hasOwnDesk(ctx),
  })

const ofList = async (ctx: Ctx, request: ListRequest): Promise<Opportunity> => {
  // A list has no row to lock: of simultaneous calls with one key the second finds what the first has made.
  await ctx.db.run(lockRequestsOf(ctx.site.siteId, knownShopper(ctx).customerId))
  const earlier = await ofKey(ctx, request.key)
  if (earlier) return earlier
  const state = await calculateLines(ctx, request.lines, request.storeId)
  const chosen = state.calculation.lines.filter(({ status }) => status !== 'unavailable')
  if (chosen.length === 0) throw nothingToQuote('The list holds nothing to be quoted.')
  return requestOf(ctx, state, chosen, request)
}

const ofBasket = async (ctx: Ctx, request: BasketRequest): Promise<Opportunity> => {
  // The basket's lock: of simultaneous calls one goes on, the others find what it has made.
  const state = await loadBasketForOrder(ctx, ctx.db, request.basketId)
  const earlier = await ofKey(ctx, request.key)
  if (earlier) return earlier
  const chosen = state.calculation.lines.filter(
    ({ status }) => status === 'quote' || (status === 'purchasable' && !request.onlyQuoteLines),
  )
  if (chosen.length === 0) return latestOf(ctx, state)
  const opportunity = await requestOf(ctx, state, chosen, request)
  await takeLines(
    ctx,
    ctx.db,
    state,
    chosen.map(({ line }) => line.itemId),
  )
  return opportunity
}

/** Writes the request of these lines, its mail and the job that tells the CRM. */
const requestOf = async (
  ctx: Ctx,
  state: BasketState,
  chosen: BasketState['calculation']['lines'],
  request: QuoteRequest,
): Promise<Opportunity> => {
  const opportunity = await opportunityOf(ctx, state, chosen, request)
  await ctx.db.run(insertOpportunity(ctx.site.siteId, opportunity, request.key))
  if (request.isOfDesk) return opportunity
  await queueCrmSync(ctx, ctx.db, { opportunityId: opportunity.id, what: 'request' })
  await queueQuoteMail(ctx, ctx.db, opportunity, 'quote-requested')
  return opportunity
}

/** Problem: 409 when the key belongs to another request. */
const ofKey = async (ctx: Ctx, key: IdempotencyKey | undefined): Promise<Opportunity | undefined> => {
  if (!key) return undefined
  const { customerId } = knownShopper(ctx)
  const row = await ctx.db.maybe(selectByKey(ctx.site.siteId, customerId, key.key))
  if (!row) return undefined
  const { hash, ...opportunity } = row
  if (hash !== key.hash) {
    throw idempotencyKeyReused('This Idempotency-Key belongs to another request.', { key: key.key })
  }
  return opportunity
}

/** Nothing is left to quote: the shopper pressed twice, or there never was anything. */
const latestOf = async (ctx: Ctx, { basket }: BasketState): Promise<Opportunity> => {
  const since = new Date(ctx.now.getTime() - sameMs)
  const latest = await ctx.db.maybe(
    selectLatestOfBasket(ctx.site.siteId, { customerId: basket.customerId, basketId: basket.id, since }),
  )
  if (!latest) throw nothingToQuote('The basket holds nothing to be quoted.', { basketId: basket.id })
  return latest
}

const opportunityOf = async (
  ctx: Ctx,
  state: BasketState,
  chosen: BasketState['calculation']['lines'],
  { message, isOfDesk }: QuoteRequest,
): Promise<Opportunity> => {
  const { basket } = state
  const customer = await findCustomer(ctx, basket.customerId)
  if (!customer) throw unauthorized('The customer no longer exists.')
  const { number } = await ctx.db.one(nextNumber())
  return {
    id: ctx.newId.hex(),
    number,
    customerId: basket.customerId,
    basketId: basket.id,
    country: basket.country,
    currency: basket.currency,
    state: 'requested',
    validUntil: null,
    shareToken: ctx.newId.hex(),
    document: requestDocument(ctx, state, { chosen, customer, message }),
    offers: [],
    messages: [],
    history: [{ at: ctx.now.toISOString(), what: 'requested', by: isOfDesk ? 'desk' : 'customer' }],
    sentAt: null,
    createdAt: ctx.now,
    modifiedAt: ctx.now,
  }
}
