import { addAgreedLines } from '../baskets/index.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import { badRequest } from '../kernel/problem.ts'
import type { opportunitiesContract } from './contract.ts'
import { currentOffer, hasLapsed, type Offer, type Opportunity, stateOf } from './opportunity.ts'
import { offerChanged, opportunityState } from './problems.ts'
import { selectOrderOf } from './queries.ts'
import { queueCrmSync } from './queue-crm-sync.ts'
import { changeOwnOpportunity, readOwnOpportunity, wrongState } from './require-own-opportunity.ts'

/**
 * Accepts the offer: its lines come into the customer's basket at the agreed price and for the agreed day, as long as it is
 * valid and there is enough of everything. Again before it is ordered brings back what the basket lost of them; `Line` only that
 * one, to its place. `Revision` is the offer that was shown. Problems: 404, 409 state, 409 another offer, 409 another country, 400 stock or no such line.
 */
export const acceptOpportunity = (async (ctx, { params, body }) => {
  const { opportunity, result } = await changeOwnOpportunity(
    ctx,
    params.opportunityId,
    async (row, inside, tx) => {
      const offer = await acceptable(inside, row)
      if (body.Revision !== undefined && body.Revision !== offer.revision) {
        throw offerChanged('There is a newer offer than the one that was shown.', {
          Revision: offer.revision,
        })
      }
      const { Line: line, Position: position } = body
      if (line !== undefined && row.state !== 'accepted') throw wrongState(inside, row)
      if (line !== undefined && !offer.lines[line])
        throw badRequest('The offer has no such line.', { property: 'Line' })
      const { basket } = await addAgreedLines(ctx, tx, {
        opportunityId: row.id,
        country: row.country,
        until: offer.validUntil,
        ...(offer.readyOn === undefined ? {} : { readyOn: offer.readyOn }),
        ...(offer.freight ? { freight: agreedFreight(offer.freight) } : {}),
        ...(line === undefined ? {} : { only: { line, ...(position === undefined ? {} : { position }) } }),
        lines: offer.lines.map(({ sku, quantity, lengthMm, options, pieceMinor }) => ({
          productId: sku,
          quantity,
          pieceMinor,
          ...(lengthMm === undefined ? {} : { lengthMm }),
          ...(options ? { options } : {}),
        })),
      })
      if (row.state !== 'accepted') {
        row.state = 'accepted'
        const at = ctx.now.toISOString()
        row.history.push({ at, what: 'accepted', by: 'customer', revision: offer.revision })
        await queueCrmSync(ctx, tx, { opportunityId: row.id, what: 'accepted' })
      }
      return basket.id
    },
  )
  return { basketId: result, opportunity: await readOwnOpportunity(ctx, opportunity) }
}) satisfies Operation<typeof opportunitiesContract.acceptOpportunity>

const agreedFreight = ({ amountMinor, withinKm }: NonNullable<Offer['freight']>) => ({
  amountMinor,
  ...(withinKm === undefined ? {} : { withinKm }),
})

/** The offer that can be said yes to now. */
const acceptable = async (ctx: Ctx, row: Opportunity): Promise<Offer> => {
  const offer = currentOffer(row)
  const state = stateOf(row, ctx.site, ctx.now)
  if (!offer || (state !== 'priced' && state !== 'accepted')) throw wrongState(ctx, row)
  if (state === 'accepted') {
    const order = await ctx.db.maybe(selectOrderOf(ctx.site.siteId, row.customerId, row.id))
    if (order) throw wrongState(ctx, row, order)
    if (hasLapsed(row, ctx.site, ctx.now))
      throw opportunityState('The offer has run out.', { State: 'expired' })
  }
  return offer
}
