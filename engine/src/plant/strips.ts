import { metresToMm, mmToMetres } from '../../../facts/length.ts'
import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { requireIfMatch } from '../kernel/precondition.ts'
import { badRequest } from '../kernel/problem.ts'
import type { plantContract } from './contract.ts'
import { materialOf, materialText, requireGoods } from './material.ts'
import { requirePlant, requirePlantRight } from './plant.ts'
import { lockStrip, saveStrip, selectStrips, type Strip, type StripKind } from './queries.ts'

/** What the log keeps of one: names are the reader's. */
export const auditedStrip = (one: Strip) => ({
  id: one.id,
  kind: one.kind,
  materialId: one.material,
  meters: mmToMetres(one.lengthMm),
  count: one.count,
  status: one.status,
  ...(one.cutFrom === null ? {} : { cutFrom: one.cutFrom }),
  ...(one.note === null ? {} : { note: one.note }),
  creationDate: one.createdAt.toISOString(),
})

export const stripView = (ctx: AdminContext, one: Strip) => ({
  ...auditedStrip(one),
  material: materialText(ctx, one.material),
})

/** Metres as they are stored. Problem: 400 for parts of a millimetre. */
export const readMetres = (metres: number, property: string): number => {
  const mm = metresToMm(metres)
  if (mm === undefined) throw badRequest('Metres have up to three decimals.', { property })
  return mm
}

const list = async (
  ctx: AdminContext,
  storeId: string,
  kinds: readonly StripKind[],
  material: string | undefined,
) => {
  await requirePlant(ctx, storeId)
  const key = { siteId: ctx.site.siteId, storeId }
  const data = (await ctx.db.query(selectStrips(key, kinds, material ?? null))).map((one) =>
    stripView(ctx, one),
  )
  return { data, total: data.length }
}

/** The coils and bars that a plant can cut from. Problem: 404. */
export const getCoils = (async (ctx, { params, query }) =>
  list(ctx, params.storeId, ['coil', 'bar'], query.materialId)) satisfies AdminOperation<
  typeof plantContract.getCoils
>

/** The ends that can be used again. Problem: 404. */
export const getOffcuts = (async (ctx, { params, query }) =>
  list(ctx, params.storeId, ['offcut'], query.materialId)) satisfies AdminOperation<
  typeof plantContract.getOffcuts
>

const etagOf = ({ revision }: Strip): string => `"${revision}"`

/** Puts a coil, bars of a length, or an offcut into the plant's stock, or corrects one. Problems: 400, 403, 404, 412, 428. */
export const putCoil = (async (ctx, { params: { storeId, coilId }, body, headers }) => {
  const plant = await requirePlantRight(ctx, storeId)
  const { kind, materialId, productId, count = 1, note } = body
  if ((materialId === undefined) === (productId === undefined))
    throw badRequest('Name either the material or a product that is made of it.', {
      property: '$.materialId',
    })
  if (kind !== 'bar' && count > 1)
    throw badRequest('Bars of one length are counted; a coil is one.', { property: '$.count' })
  const material = materialId ?? materialOf(await requireGoods(ctx, productId ?? ''))
  const lengthMm = readMetres(body.meters, '$.meters')
  const key = { siteId: ctx.site.siteId, storeId }
  const { before, after } = await ctx.db.transaction(async (tx) => {
    const known = await tx.maybe(lockStrip(key, coilId))
    if (known)
      requireIfMatch(ctx, headers['if-match'], { etag: etagOf(known), current: () => stripView(ctx, known) })
    const strip: Strip = {
      id: coilId,
      kind,
      material,
      lengthMm,
      count,
      status: lengthMm > 0 ? 'usable' : 'used',
      cutFrom: known?.cutFrom ?? null,
      note: note ?? null,
      revision: known ? known.revision + 1 : 1,
      createdAt: known?.createdAt ?? ctx.now,
    }
    await tx.run(saveStrip(key, strip))
    await recordAudit(ctx, tx, {
      operation: 'putCoil',
      subject: { kind: 'plant', id: `${storeId} ${coilId}` },
      country: plant.countryCode,
      ...(known ? { before: auditedStrip(known) } : {}),
      after: auditedStrip(strip),
    })
    return { before: known, after: strip }
  })
  return new Reply(before ? 200 : 201, stripView(ctx, after), { etag: etagOf(after) })
}) satisfies AdminOperation<typeof plantContract.putCoil>
