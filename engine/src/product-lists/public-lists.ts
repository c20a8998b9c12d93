import type { Ctx } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import { badRequest } from '../kernel/problem.ts'
import { noItem, noList } from './problems.ts'
import type { ProductList, ProductListItem } from './product-list.ts'
import type { publicListsContract } from './public-contract.ts'
import { selectPublicList, selectPublicLists } from './queries.ts'

type Contract = typeof publicListsContract

const infoView = ({ id, type, name, description }: ProductList) => ({
  id,
  type,
  ...(name === null ? {} : { name }),
  ...(description === null ? {} : { description }),
  public: true,
})

/** By allow-list: what the owner wrote beside it is theirs. */
const publicItemView = ({ id, productId, quantity, priority }: ProductListItem) => ({
  id,
  productId,
  quantity,
  priority,
  type: 'product',
})

const publicItems = (list: ProductList) => list.items.filter((item) => item.public).map(publicItemView)

/** Problem: 404, for a list that is not public too. */
const publicList = async (ctx: Ctx, listId: string): Promise<ProductList> => {
  const list = await ctx.db.maybe(selectPublicList(ctx.site.siteId, listId))
  if (!list) throw noList()
  return list
}

/** Public lists of the people with this e-mail, or with these names. Problem: 400 when neither is given. */
export const getPublicProductListsBySearchTerm = (async (ctx, { query }) => {
  const { email, firstName, lastName } = query
  if (!email && !(firstName && lastName)) {
    throw badRequest('An e-mail, or first and last name, is required.', { property: 'email' })
  }
  const who = {
    email: email?.trim().toLowerCase() ?? null,
    firstName: firstName?.trim() ?? null,
    lastName: lastName?.trim() ?? null,
  }
  const lists = await ctx.db.query(selectPublicLists(ctx.site.siteId, who))
  return { limit: lists.length, total: lists.length, data: lists.map(infoView) }
}) satisfies Operation<Contract['getPublicProductListsBySearchTerm']>

export const getPublicProductList = (async (ctx, { params }) => {
  const list = await publicList(ctx, params.listId)
  return {
    ...infoView(list),
    creationDate: list.createdAt.toISOString(),
    lastModified: list.modifiedAt.toISOString(),
    productListItems: publicItems(list),
  }
}) satisfies Operation<Contract['getPublicProductList']>

export const getPublicProductListItems = (async (ctx, { params }) => {
  const data = publicItems(await publicList(ctx, params.listId))
  return { limit: data.length, total: data.length, data }
}) satisfies Operation<Contract['getPublicProductListItems']>

export const getProductListItem = (async (ctx, { params }) => {
  const items = publicItems(await publicList(ctx, params.listId))
  const item = items.find(({ id }) => id === params.itemId)
  if (!item) throw noItem()
  return item
}) satisfies Operation<Contract['getProductListItem']>
