import { mmToMetres } from '../../../facts/length.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { localize } from '../kernel/localized.ts'
import { notFound } from '../kernel/problem.ts'
import type { plantContract } from './contract.ts'
import { keyOf, noPlan } from './cut-plan.ts'
import { loadGoods } from './material.ts'
import { requirePlant } from './plant.ts'
import { selectPlan } from './queries.ts'

/** What stands on the label of each piece of a group. Problem: 404. */
export const getCutLabels = (async (ctx, { params, query }) => {
  const plant = await requirePlant(ctx, params.storeId)
  const plan = await ctx.db.maybe(selectPlan(keyOf(ctx, plant)))
  if (!plan) throw noPlan(plant.id)
  const group = plan.document.groups.find(({ id }) => id === query.groupId)
  if (!group) throw notFound(`There is no group '${query.groupId}' in the plan.`)
  const pieces = group.runs.flatMap((run) => run.pieces.map((piece) => ({ ...piece, stripId: run.stripId })))
  const goods = await loadGoods(
    ctx,
    pieces.map(({ sku }) => sku),
  )
  const nth = new Map<string, number>()
  const totals = new Map<string, number>()
  const lineOf = ({ orderNo, itemId }: { orderNo: string; itemId: string }) => `${orderNo}/${itemId}`
  for (const piece of pieces) totals.set(lineOf(piece), (totals.get(lineOf(piece)) ?? 0) + piece.quantity)
  const data = pieces.flatMap((piece) =>
    Array.from({ length: piece.quantity }, () => {
      const line = lineOf(piece)
      const number = (nth.get(line) ?? 0) + 1
      nth.set(line, number)
      return {
        code: `${line}/${number}`,
        orderNo: piece.orderNo,
        itemId: piece.itemId,
        productId: piece.sku,
        productName: localize(goods.get(piece.sku)?.name, ctx.locale),
        customerName: piece.customerName,
        lengthMeters: mmToMetres(piece.lengthMm),
        piece: number,
        of: totals.get(line) ?? 0,
        stripId: piece.stripId,
        ...(piece.due === null ? {} : { dueDate: piece.due }),
      }
    }),
  )
  return { data }
}) satisfies AdminOperation<typeof plantContract.getCutLabels>
