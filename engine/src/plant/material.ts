import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { localize } from '../kernel/localized.ts'
import { notFound } from '../kernel/problem.ts'
import type { plantContract } from './contract.ts'
import { requirePlantRight } from './plant.ts'
import { deleteMaterial, type GoodsRow, saveMaterial, selectGoods } from './queries.ts'

/** What tells one coil or bar from another. Of a line the first that goods have counts: thickness, else gauge. */
const attributesOfMaterial = [
  ['recubrimiento'],
  ['color'],
  ['espesorMm', 'calibre'],
  ['anchoMm', 'anchoTotalM', 'anchoUtilM'],
  ['medidaPulg', 'peraltePulg'],
] as const

/** What goods are made of: as the plant says, else coating, colour, thickness, width and section by their attributes. */
export const materialOf = ({ sku, masterId, attributes, material }: GoodsRow): string => {
  if (material !== null) return material
  const parts = attributesOfMaterial.flatMap((ids) => {
    const id = ids.find((one) => attributes[one] !== undefined)
    return id === undefined ? [] : [`${id}=${attributes[id]}`]
  })
  return parts.length > 0 ? parts.join(';') : `product=${masterId ?? sku}`
}

/** A material with the names of its values as the caller reads them: `color=Café chocolate;calibre=26`. */
export const materialText = ({ site, locale }: Pick<AdminContext, 'site' | 'locale'>, material: string) =>
  material.replaceAll(/(\w+)=([^;]*)/g, (part, id: string, value: string) => {
    const values = site.attributes.find((attribute) => attribute.id === id)?.values
    const named = values?.find((one) => one.value === value)
    return named ? `${id}=${localize(named.name, locale)}` : part
  })

/** Goods by SKU. */
export const loadGoods = async ({ db, site }: Pick<AdminContext, 'db' | 'site'>, skus: readonly string[]) =>
  new Map((await db.query(selectGoods(site.siteId, [...new Set(skus)]))).map((row) => [row.sku, row]))

/** One of them. Problem: 404. */
export const requireGoods = async (ctx: AdminContext, sku: string): Promise<GoodsRow> => {
  const row = (await loadGoods(ctx, [sku])).get(sku)
  if (!row) throw notFound(`There is no product '${sku}'.`)
  return row
}

/** Says what goods are made of, for all plants of the site. Problems: 403, 404. */
export const putMaterial = (async (ctx, { params, body }) => {
  await requirePlantRight(ctx, params.storeId)
  const { siteId } = ctx.site
  const before = await requireGoods(ctx, params.productId)
  const after = { ...before, material: body.materialId }
  await ctx.db.transaction(async (tx) => {
    const { sku, material } = after
    await tx.run(material === null ? deleteMaterial(siteId, sku) : saveMaterial(siteId, sku, material))
    await recordAudit(ctx, tx, {
      operation: 'putMaterial',
      subject: { kind: 'plant', id: sku },
      before: { materialId: materialOf(before) },
      after: { materialId: materialOf(after) },
    })
  })
  return { productId: params.productId, materialId: materialOf(after) }
}) satisfies AdminOperation<typeof plantContract.putMaterial>
