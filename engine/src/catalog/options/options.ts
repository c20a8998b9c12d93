import type { ProductOptionRow, ProductRow } from '../../bundle/products.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { idAlreadyExists } from '../../kernel/precondition.ts'
import { badRequest } from '../../kernel/problem.ts'
import { changeProduct } from '../change-product.ts'
import { loadProduct, noProduct } from '../load-product.ts'
import { etagOf } from '../product-view.ts'
import { overlayTexts, readTexts } from '../../kernel/texts-by-locale.ts'
import {
  type OptionChanges,
  type optionContract,
  optionNotFound,
  type OptionValueChanges,
} from './contract.ts'
import { optionValueView, optionView } from './option-view.ts'

type Option = ProductOptionRow
type Value = Option['values'][number]
type Options = readonly Option[]

const optionsOf = (row: ProductRow): Options => ('options' in row ? (row.options ?? []) : [])

const noOption = (id: string) => optionNotFound(`There is no option '${id}'.`)
const noValue = (id: string) => optionNotFound(`There is no value '${id}'.`)

const optionOf = (options: Options, id: string): Option => {
  const option = options.find((one) => one.id === id)
  if (!option) throw noOption(id)
  return option
}

const valueOf = ({ values }: Option, id: string): Value => {
  const value = values.find((one) => one.id === id)
  if (!value) throw noValue(id)
  return value
}

/** The one in the place of that of the same id, or at the end. */
const put = <T extends { id: string }>(all: readonly T[], one: T): T[] =>
  all.some(({ id }) => id === one.id)
    ? all.map((other) => (other.id === one.id ? one : other))
    : [...all, one]

type Named = { operation: string; productId: string; ifMatch: string | undefined }

/** Writes a product's options as `next` says. Problems: 400, 403, 404, 409, 412, 428. */
const changeOptions = (ctx: AdminContext, named: Named, next: (options: Options) => Options) =>
  changeProduct(ctx, named, (before) => {
    if (!before) throw noProduct(named.productId)
    const options = next(optionsOf(before))
    const { options: _before, ...row } = { options: undefined, ...before }
    return options.length > 0 ? { ...row, options } : row
  })

const requireSameId = (named: string, { id }: { id?: string }) => {
  if (id !== undefined && id !== named) throw badRequest(`The path says '${named}'.`, { property: '$.id' })
}

/** Of texts that are empty or null nothing is kept; whether the rest is legal is for the import's rules. */
const withoutNull = (members: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined))

const readValue = (id: string, stands: Value | undefined, change: OptionValueChanges) =>
  withoutNull({
    id,
    name: overlayTexts('value', stands?.name, change.value ?? undefined),
    prices: change.c_prices ?? stands?.prices ?? {},
    default: (change.defaultProductOptionValue ?? stands?.default) || null,
  }) as Value

/** One default at most: the one that was named last. */
const withOneDefault = (values: readonly Value[], id: string | undefined): Value[] =>
  id === undefined
    ? [...values]
    : values.map(({ default: _default, ...value }) => (value.id === id ? { ...value, default: true } : value))

const readOption = (id: string, stands: Option | undefined, change: OptionChanges) => {
  const values = change.values?.map((value) => readValue(value.id, undefined, value)) ?? stands?.values ?? []
  const description =
    change.description === undefined
      ? stands?.description
      : change.description && readTexts('description', change.description)
  return withoutNull({
    id,
    name: overlayTexts('customName', stands?.name, change.customName ?? undefined),
    description,
    values: withOneDefault(values, change.defaultProductOptionValue ?? undefined),
  }) as Option
}

/** The choices that a product comes with. Problem: 404. */
export const getProductOptions = (async (ctx, { params, query }) => {
  const { limit = 25, offset = 0 } = query
  const options = optionsOf(await loadProduct(ctx, params.productId))
  const data = options.slice(offset, offset + limit).map((option) => optionView(ctx.site, option))
  return { data, limit, offset, total: options.length }
}) satisfies AdminOperation<typeof optionContract.getProductOptions>

const answerOption = async (
  ctx: AdminContext,
  { productId, id }: { productId: string; id: string },
  status = 200,
) => {
  const row = await loadProduct(ctx, productId)
  return new Reply(status, optionView(ctx.site, optionOf(optionsOf(row), id)), { etag: etagOf(row) })
}

/** One of them. Problem: 404. */
export const getProductOption = (async (ctx, { params }) =>
  answerOption(ctx, params)) satisfies AdminOperation<typeof optionContract.getProductOption>

type Headers = Record<string, string | undefined>

const nameOption = (operation: string, { productId }: { productId: string }, headers: Headers): Named => ({
  operation,
  productId,
  ifMatch: headers['if-match'],
})

/** 201 for what is new. Problem: 409 where it may not be there. */
const statusOf = (isThere: boolean, id: string, headers: Headers) => {
  if (isThere && headers['x-dw-validate-existing'] === 'true')
    throw idAlreadyExists(`There is '${id}' already.`)
  return isThere ? 200 : 201
}

/** Adds a choice to a product, or puts another in its place. Problems: 400, 403, 404, 409, 412, 428. */
export const createProductOption = (async (ctx, { params, body, headers }) => {
  requireSameId(params.id, body)
  let status = 201
  await changeOptions(ctx, nameOption('createProductOption', params, headers), (options) => {
    status = statusOf(
      options.some(({ id }) => id === params.id),
      params.id,
      headers,
    )
    return put(options, readOption(params.id, undefined, body))
  })
  return answerOption(ctx, params, status)
}) satisfies AdminOperation<typeof optionContract.createProductOption>

/** Changes what is named of a choice. Problems: 400, 403, 404, 409, 412, 428. */
export const updateProductOption = (async (ctx, { params, body, headers }) => {
  requireSameId(params.id, body)
  await changeOptions(ctx, nameOption('updateProductOption', params, headers), (options) =>
    put(options, readOption(params.id, optionOf(options, params.id), body)),
  )
  return answerOption(ctx, params)
}) satisfies AdminOperation<typeof optionContract.updateProductOption>

/** Takes a choice away. Problems: 403, 404, 409, 412, 428. */
export const deleteProductOption = (async (ctx, { params, headers }) => {
  await changeOptions(ctx, nameOption('deleteProductOption', params, headers), (options) => {
    optionOf(options, params.id)
    return options.filter(({ id }) => id !== params.id)
  })
  return noContent()
}) satisfies AdminOperation<typeof optionContract.deleteProductOption>

type OfValue = { productId: string; optionId: string; id: string }

const answerValue = async (ctx: AdminContext, { productId, optionId, id }: OfValue, status = 200) => {
  const row = await loadProduct(ctx, productId)
  const option = optionOf(optionsOf(row), optionId)
  return new Reply(status, optionValueView(ctx.site, option, valueOf(option, id)), { etag: etagOf(row) })
}

/** One value of a choice. Problem: 404. */
export const getProductOptionValue = (async (ctx, { params }) =>
  answerValue(ctx, params)) satisfies AdminOperation<typeof optionContract.getProductOptionValue>

const putValue = (options: Options, optionId: string, value: Value) => {
  const option = optionOf(options, optionId)
  const values = put(option.values, value)
  return put(options, { ...option, values: withOneDefault(values, value.default ? value.id : undefined) })
}

/** Adds a value to a choice, or puts another in its place. Problems: 400, 403, 404, 409, 412, 428. */
export const createProductOptionValue = (async (ctx, { params, body, headers }) => {
  requireSameId(params.id, body)
  let status = 201
  await changeOptions(ctx, nameOption('createProductOptionValue', params, headers), (options) => {
    const { values } = optionOf(options, params.optionId)
    status = statusOf(
      values.some(({ id }) => id === params.id),
      params.id,
      headers,
    )
    return putValue(options, params.optionId, readValue(params.id, undefined, body))
  })
  return answerValue(ctx, params, status)
}) satisfies AdminOperation<typeof optionContract.createProductOptionValue>

/** Changes what is named of a value. Problems: 400, 403, 404, 409, 412, 428. */
export const updateProductOptionValue = (async (ctx, { params, body, headers }) => {
  requireSameId(params.id, body)
  await changeOptions(ctx, nameOption('updateProductOptionValue', params, headers), (options) => {
    const stands = valueOf(optionOf(options, params.optionId), params.id)
    return putValue(options, params.optionId, readValue(params.id, stands, body))
  })
  return answerValue(ctx, params)
}) satisfies AdminOperation<typeof optionContract.updateProductOptionValue>

/** Takes a value away; the last one stays. Problems: 400, 403, 404, 409, 412, 428. */
export const deleteProductOptionValue = (async (ctx, { params, headers }) => {
  await changeOptions(ctx, nameOption('deleteProductOptionValue', params, headers), (options) => {
    const option = optionOf(options, params.optionId)
    valueOf(option, params.id)
    return put(options, { ...option, values: option.values.filter(({ id }) => id !== params.id) })
  })
  return noContent()
}) satisfies AdminOperation<typeof optionContract.deleteProductOptionValue>
