import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { idAlreadyExists } from '../../kernel/precondition.ts'
import { badRequest } from '../../kernel/problem.ts'
import { etagOf } from '../product-view.ts'
import { countWith } from '../queries.ts'
import { changeSharedNames } from './change-attribute.ts'
import type { AttributeValueChanges, variationAttributeContract } from './contract.ts'
import {
  changeAttributes,
  loadAttribute,
  noAttribute,
  putAttribute,
  requireUnused,
  valueView,
} from './variation-attributes.ts'

type Named = { productId: string; attributeId: string; id: string }

const answer = async (ctx: AdminContext, { productId, attributeId, id }: Named, status = 200) => {
  const { master, attribute, definition } = await loadAttribute(ctx, productId, attributeId)
  const index = attribute.values.indexOf(id)
  if (index < 0) throw noAttribute(id)
  const { products } = await ctx.db.one(countWith(ctx.site.siteId, attributeId, id))
  return new Reply(
    status,
    { ...valueView(definition, id, index), c_usedBy: products },
    { etag: etagOf(master) },
  )
}

/** A value of a master's attribute; its name is the same for all products that have it. Problem: 404. */
export const getVariationAttributeValue = (async (ctx, { params }) =>
  answer(ctx, params)) satisfies AdminOperation<typeof variationAttributeContract.getVariationAttributeValue>

const placeValue = (values: readonly string[], value: string, position: number | null | undefined) => {
  if (values.includes(value) && (position === undefined || position === null)) return [...values]
  const others = values.filter((one) => one !== value)
  const at = Math.min((position ?? values.length + 1) - 1, others.length)
  return others.toSpliced(at, 0, value)
}

type Headers = Record<string, string | undefined>

const putValue = async (
  ctx: AdminContext,
  operation: string,
  { params, body, headers }: { params: Named; body: AttributeValueChanges; headers: Headers },
  judge: (isThere: boolean) => void,
) => {
  const { productId, attributeId, id } = params
  if (body.value !== undefined && body.value !== id)
    throw badRequest(`The path says '${id}'.`, { property: '$.value' })
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const named = { operation, productId, ifMatch: headers['if-match'] }
    await changeAttributes(inside, named, (attributes) => {
      const attribute = attributes.find((one) => one.id === attributeId)
      if (!attribute) throw noAttribute(attributeId)
      judge(attribute.values.includes(id))
      return putAttribute(attributes, {
        id: attributeId,
        values: placeValue(attribute.values, id, body.position),
      })
    })
    const { name, c_hex: hex } = body
    if (!name && !hex) return
    await changeSharedNames(inside, operation, {
      attributeId,
      values: [{ value: id, name: name ?? undefined, hex: hex ?? undefined }],
    })
  })
}

/** Gives a master one more value. Problems: 400, 403, 404, 409, 412, 428. */
export const createVariationAttributeValue = (async (ctx, { params, body, headers }) => {
  let status = 201
  await putValue(ctx, 'createVariationAttributeValue', { params, body, headers }, (isThere) => {
    if (isThere && headers['x-dw-validate-existing'] === 'true')
      throw idAlreadyExists(`There is '${params.id}' already.`)
    if (isThere) status = 200
  })
  return answer(ctx, params, status)
}) satisfies AdminOperation<typeof variationAttributeContract.createVariationAttributeValue>

/** Changes a value's place among those of its master, and what all products call it. Problems: 400, 403, 404, 409, 412, 428. */
export const updateVariationAttributeValue = (async (ctx, { params, body, headers }) => {
  await putValue(ctx, 'updateVariationAttributeValue', { params, body, headers }, (isThere) => {
    if (!isThere) throw noAttribute(params.id)
  })
  return answer(ctx, params)
}) satisfies AdminOperation<typeof variationAttributeContract.updateVariationAttributeValue>

/** Takes a value from a master; the last one stays. Problems: 400, 403, 404, 409 still-in-use, 412, 428. */
export const deleteVariationAttributeValue = (async (ctx, { params, headers }) => {
  const { productId, attributeId, id } = params
  const named = { operation: 'deleteVariationAttributeValue', productId, ifMatch: headers['if-match'] }
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    await changeAttributes(inside, named, (attributes) => {
      const attribute = attributes.find((one) => one.id === attributeId)
      if (!attribute?.values.includes(id)) throw noAttribute(id)
      const values = attribute.values.filter((value) => value !== id)
      return putAttribute(attributes, { id: attributeId, values })
    })
    await requireUnused(inside, productId, ({ variationValues }) => variationValues[attributeId] === id)
  })
  return noContent()
}) satisfies AdminOperation<typeof variationAttributeContract.deleteVariationAttributeValue>
