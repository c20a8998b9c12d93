import { recordAudit } from '../audit/index.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import type { plantContract } from './contract.ts'
import { keyOf, planView, replan } from './cut-plan.ts'
import { requirePlantRight } from './plant.ts'
import { insertEntries, lockPlan, lockStrip, saveStrip, type Strip } from './queries.ts'
import { auditedStrip, readMetres, stripView } from './strips.ts'

type Loss = { meters?: number | undefined; count?: number | undefined }

/** A strip without what is bad of it. Problem: 400. */
const without = (strip: Strip, { meters, count }: Loss): { after: Strip; lostMm: number } => {
  if (meters === undefined && count === undefined)
    return { after: { ...strip, status: 'bad' }, lostMm: strip.lengthMm * strip.count }
  if ((meters !== undefined) !== (strip.kind === 'coil'))
    throw badRequest('Of a coil metres are bad, of bars so many.', { property: '$.meters' })
  const lengthMm = strip.lengthMm - (meters === undefined ? 0 : readMetres(meters, '$.meters'))
  const left = strip.count - (count ?? 0)
  if (lengthMm < 0 || left < 0)
    throw badRequest(`'${strip.id}' has less.`, {
      property: '$.meters',
      available: auditedStrip(strip).meters,
    })
  const status = lengthMm === 0 || left === 0 ? 'used' : strip.status
  const lostMm = strip.lengthMm * strip.count - lengthMm * left
  return { after: { ...strip, lengthMm, count: left, status }, lostMm }
}

/** Takes what is bad out of the plant's stock, with why; the plan is made anew. Problems: 400, 403, 404. */
export const reportScrap = (async (ctx, { params, body }) => {
  const plant = await requirePlantRight(ctx, params.storeId)
  const key = keyOf(ctx, plant)
  const { stripId, note } = body
  const { strip, plan } = await ctx.db.transaction(async (tx) => {
    const known = await tx.maybe(lockPlan(key))
    const before = await tx.maybe(lockStrip(key, stripId))
    if (before?.status !== 'usable') throw notFound(`There is no strip '${stripId}' that can be used.`)
    const { after, lostMm } = without(before, body)
    await tx.run(saveStrip(key, after))
    const entry = { kind: 'bad', stripId, material: before.material, lengthMm: lostMm, note } as const
    await tx.run(insertEntries(key, [entry], { at: ctx.now, actor: ctx.actor }))
    const next = known && (await replan(ctx, tx, plant, settingsOf(known.document)))
    await recordAudit(ctx, tx, {
      operation: 'reportScrap',
      subject: { kind: 'plant', id: `${plant.id} ${stripId}` },
      country: plant.countryCode,
      before: auditedStrip(before),
      after: { ...auditedStrip(after), note },
    })
    return { strip: after, plan: next }
  })
  return { strip: stripView(ctx, strip), ...(plan ? { plan: await planView(ctx, plant, plan) } : {}) }
}) satisfies AdminOperation<typeof plantContract.reportScrap>

const settingsOf = ({ day, setupMm, kerfMm, leastOffcutMm }: Parameters<typeof replan>[3]) => ({
  day,
  setupMm,
  kerfMm,
  leastOffcutMm,
})
