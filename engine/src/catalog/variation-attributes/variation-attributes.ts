import type { MasterRow, ProductRow, VariantRow } from '../../bundle/products.ts'
import type { SiteFile } from '../../bundle/site.ts'
import { loadFamily } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { idAlreadyExists } from '../../kernel/precondition.ts'
import { badRequest } from '../../kernel/problem.ts'
import { selectSiteFile } from '../../sites/index.ts'
import { changeProduct } from '../change-product.ts'
import { loadMaster, noProduct } from '../load-product.ts'
import { stillInUse } from '../../kernel/still-in-use.ts'
import { etagOf } from '../product-view.ts'
import { textsView } from '../../kernel/texts-by-locale.ts'
import { changeSharedNames } from './change-attribute.ts'
import { attributeNotFound, type variationAttributeContract } from './contract.ts'

export type VariationAttribute = MasterRow['variationAttributes'][number]
type Definition = SiteFile['attributes'][number]

export const noAttribute = (id: string) => attributeNotFound(`The master has no attribute or value '${id}'.`)

export const attributeOf = ({ variationAttributes }: MasterRow, id: string): VariationAttribute => {
  const attribute = variationAttributes.find((one) => one.id === id)
  if (!attribute) throw noAttribute(id)
  return attribute
}

/** Names as they stand now: what a process keeps of its sites may be a second old. */
const definitionsOf = async ({ db, site }: AdminContext) =>
  (await db.one(selectSiteFile(site.siteId))).file.attributes

export const valueView = (definition: Definition | undefined, value: string, index: number) => {
  const known = definition?.values?.find((one) => one.value === value)
  return {
    value,
    name: textsView(known?.name ?? { es: value, en: value }),
    position: index + 1,
    ...(known?.hex === undefined ? {} : { c_hex: known.hex }),
  }
}

const attributeView = (definitions: readonly Definition[], { id, values }: VariationAttribute) => {
  const definition = definitions.find((one) => one.id === id)
  return {
    id,
    attributeDefinitionId: id,
    name: textsView(definition?.name ?? { es: id, en: id }),
    shared: true,
    variationAttributeType: 'string',
    values: values.map((value, index) => valueView(definition, value, index)),
  }
}

/** A master with an attribute of it and what the shop calls its values. Problem: 404. */
export const loadAttribute = async (ctx: AdminContext, productId: string, id: string) => {
  const { master } = await loadMaster(ctx, productId)
  const attribute = attributeOf(master, id)
  const definitions = await definitionsOf(ctx)
  return { master, attribute, definition: definitions.find((one) => one.id === id) }
}

/** What variants of a master are told apart by. Problem: 404. */
export const getVariationAttributes = (async (ctx, { params, query }) => {
  const { limit = 25, offset = 0 } = query
  const { variationAttributes: all } = (await loadMaster(ctx, params.productId)).master
  const definitions = await definitionsOf(ctx)
  const data = all.slice(offset, offset + limit).map((one) => attributeView(definitions, one))
  return { data, limit, offset, total: all.length }
}) satisfies AdminOperation<typeof variationAttributeContract.getVariationAttributes>

const answer = async (ctx: AdminContext, productId: string, id: string, status = 200) => {
  const { master } = await loadMaster(ctx, productId)
  const view = attributeView(await definitionsOf(ctx), attributeOf(master, id))
  return new Reply(status, view, { etag: etagOf(master) })
}

/** One attribute with its values. Problem: 404. */
export const getVariationAttribute = (async (ctx, { params }) =>
  answer(ctx, params.productId, params.id)) satisfies AdminOperation<
  typeof variationAttributeContract.getVariationAttribute
>

type Attributes = readonly VariationAttribute[]
export type Named = { operation: string; productId: string; ifMatch: string | undefined }

/** Problem: 404 for what is no master. */
const requireMaster = (before: ProductRow | undefined, productId: string): MasterRow => {
  if (before?.type !== 'master') throw noProduct(productId)
  return before
}

/** Writes a master's attributes as `next` says. Problems: 400, 403, 404, 409, 412, 428. */
export const changeAttributes = (
  ctx: AdminContext,
  named: Named,
  next: (attributes: Attributes) => Attributes,
) =>
  changeProduct(ctx, named, (before) => {
    const master = requireMaster(before, named.productId)
    return { ...master, variationAttributes: next(master.variationAttributes) }
  })

/** The one in the place of that of the same id, or at the end. */
export const putAttribute = (all: Attributes, one: VariationAttribute): Attributes =>
  all.some(({ id }) => id === one.id)
    ? all.map((other) => (other.id === one.id ? one : other))
    : [...all, one]

/** Problem: 409 where variants of the master have such a value. Asked in the transaction that takes it away. */
export const requireUnused = async (
  { db, site }: AdminContext,
  productId: string,
  isUsed: (variant: VariantRow) => boolean,
) => {
  const family = await loadFamily(db, site.siteId, productId)
  const usedBy = family.flatMap((row) =>
    row.type === 'variant' && isUsed(row) ? [{ kind: 'product', id: row.id }] : [],
  )
  if (usedBy.length > 0) throw stillInUse('Variants are told apart by it.', { usedBy: usedBy.slice(0, 20) })
}

type Body = Parameters<AdminOperation<typeof variationAttributeContract.createVariationAttribute>>[1]['body']

const requireSameId = (id: string, body: Body) => {
  const named = body.attributeDefinitionId ?? body.id
  if (named !== undefined && named !== id)
    throw badRequest(`The path says '${id}'.`, { property: '$.attributeDefinitionId' })
}

const putWithNames = async (
  ctx: AdminContext,
  named: Named,
  { id, body, isNew }: { id: string; body: Body; isNew(attributes: Attributes): boolean },
) => {
  const { name, values } = body
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    await changeAttributes(inside, named, (attributes) => {
      const stands = isNew(attributes) ? undefined : attributes.find((one) => one.id === id)
      return putAttribute(attributes, {
        id,
        values: values?.map(({ value }) => value) ?? stands?.values ?? [],
      })
    })
    const told = (values ?? []).filter((value) => value.name !== undefined || value.c_hex !== undefined)
    if (!name && told.length === 0) return
    await changeSharedNames(inside, named.operation, {
      attributeId: id,
      name: name ?? undefined,
      values: told.map(({ value, name: words, c_hex: hex }) => ({ value, name: words, hex })),
    })
  })
}

/** Tells variants of a master apart by one more attribute. Problems: 400, 403, 404, 409, 412, 428. */
export const createVariationAttribute = (async (ctx, { params, body, headers }) => {
  const { productId, id } = params
  requireSameId(id, body)
  let status = 201
  const named = { operation: 'createVariationAttribute', productId, ifMatch: headers['if-match'] }
  const isNew = (attributes: Attributes) => {
    if (!attributes.some((one) => one.id === id)) return true
    if (headers['x-dw-validate-existing'] === 'true') throw idAlreadyExists(`There is '${id}' already.`)
    status = 200
    return true
  }
  await putWithNames(ctx, named, { id, body, isNew })
  return answer(ctx, productId, id, status)
}) satisfies AdminOperation<typeof variationAttributeContract.createVariationAttribute>

/** Changes an attribute's values, and names that all products share. Problems: 400, 403, 404, 409, 412, 428. */
export const updateVariationAttribute = (async (ctx, { params, body, headers }) => {
  const { productId, id } = params
  requireSameId(id, body)
  const named = { operation: 'updateVariationAttribute', productId, ifMatch: headers['if-match'] }
  const isNew = (attributes: Attributes) => {
    if (!attributes.some((one) => one.id === id)) throw noAttribute(id)
    return false
  }
  await putWithNames(ctx, named, { id, body, isNew })
  return answer(ctx, productId, id)
}) satisfies AdminOperation<typeof variationAttributeContract.updateVariationAttribute>

/** Takes an attribute from a master; the last one stays. Problems: 400, 403, 404, 409 still-in-use, 412, 428. */
export const deleteVariationAttribute = (async (ctx, { params, headers }) => {
  const { productId, id } = params
  const named = { operation: 'deleteVariationAttribute', productId, ifMatch: headers['if-match'] }
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    await changeAttributes(inside, named, (attributes) => {
      if (!attributes.some((one) => one.id === id)) throw noAttribute(id)
      return attributes.filter((one) => one.id !== id)
    })
    await requireUnused(inside, productId, ({ variationValues }) => id in variationValues)
  })
  return noContent()
}) satisfies AdminOperation<typeof variationAttributeContract.deleteVariationAttribute>
