import type { Ctx } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import { activePromotions } from './active-promotions.ts'
import type { campaignContract } from './contract.ts'
import { isShownTo } from './view.ts'

/** The groups that a shopper is in by the token; a browser's word puts nobody into any other. */
const groupsOf = ({ shopper }: Pick<Ctx, 'shopper'>) => [
  'Everyone',
  shopper.kind === 'registered' ? 'Registered' : 'Unregistered',
]

/**
 * Which groups, campaigns and promotions a page may count on for this shopper, as a page designer asks: what is unknown
 * is false. Data is bound by the calls that tell it, never here. Problems: none of its own.
 */
export const resolveQualifiers = (async (ctx, { body }) => {
  const { customerGroups, campaignQualifiers = [] } = body
  const running = campaignQualifiers.length > 0 ? await activePromotions(ctx, ctx.country) : []
  const shown = running.filter((one) => isShownTo(ctx.audience, one))
  const runs = (campaignId: string, promotionId?: string) =>
    shown.some(
      ({ campaign, id }) => campaign === campaignId && (promotionId === undefined || id === promotionId),
    )
  const groups = groupsOf(ctx)
  const whole = campaignQualifiers.filter(({ promotionId }) => promotionId === undefined)
  const parts = Map.groupBy(
    campaignQualifiers.filter(({ promotionId }) => promotionId !== undefined),
    ({ campaignId }) => campaignId,
  )
  return {
    ...(customerGroups
      ? { customerGroups: Object.fromEntries(customerGroups.map((id) => [id, groups.includes(id)])) }
      : {}),
    ...(whole.length > 0
      ? { campaigns: Object.fromEntries(whole.map(({ campaignId }) => [campaignId, runs(campaignId)])) }
      : {}),
    ...(parts.size > 0
      ? {
          campaignQualifiers: Object.fromEntries(
            [...parts].map(([campaignId, some]) => [
              campaignId,
              Object.fromEntries(
                some.map(({ promotionId = '' }) => [promotionId, runs(campaignId, promotionId)]),
              ),
            ]),
          ),
        }
      : {}),
  }
}) satisfies Operation<typeof campaignContract.resolveQualifiers>
