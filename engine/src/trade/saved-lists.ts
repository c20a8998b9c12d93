import { calculateLines } from '../baskets/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { knownShopper } from '../kernel/context.ts'
import { noContent, type Operation } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import type { tradeContract } from './contract.ts'
import { pricedView } from './price-lines.ts'
import {
  deleteSavedListRow,
  insertSavedList,
  type SavedLine,
  type SavedList,
  selectSavedList,
  selectSavedLists,
} from './saved-list-queries.ts'

const summaryView = ({ id, title, path, lines, country, createdAt }: SavedList) => ({
  id,
  title,
  ...(path === null ? {} : { toolPath: path }),
  country,
  lineCount: lines.length,
  createdAt: createdAt.toISOString(),
})

/** What a list keeps of a line, whatever else was sent with it. */
const savedLine = ({ productId, quantity, c_lengthMetersToBuy: length }: SavedLine): SavedLine => ({
  productId,
  quantity,
  ...(length === undefined ? {} : { c_lengthMetersToBuy: length }),
})

/** Saves a list for whoever gets its link: a customer's until they remove it, a guest's for ninety days. */
export const createSavedList = (async (ctx, { body }) => {
  const shopper = knownShopper(ctx)
  const { title, toolPath = null, lines, unread = [] } = body
  const list: SavedList = {
    id: ctx.newId.hex(),
    country: ctx.country,
    title,
    path: toolPath,
    lines: lines.map(savedLine),
    unread,
    createdAt: ctx.now,
  }
  const owner = shopper.kind === 'registered' ? shopper.customerId : null
  await ctx.db.run(insertSavedList(ctx.site.siteId, owner, list))
  return summaryView(list)
}) satisfies Operation<typeof tradeContract.createSavedList>

/**
 * The list of a link with its goods as they are sold today in the country of the call, by the arithmetic of a basket; to
 * a guest without amounts. Problem: 404 for one that nobody saved or that was removed.
 */
export const getSavedList = (async (ctx, { params, query }) => {
  const list = await ctx.db.maybe(selectSavedList(ctx.site.siteId, params.listId, ctx.now))
  if (!list) throw notFound('No list with this id was found.')
  return { ...summaryView(list), unread: list.unread, ...(await pricedList(ctx, list, query.storeId)) }
}) satisfies Operation<typeof tradeContract.getSavedList>

const pricedList = async (ctx: Ctx, { lines }: SavedList, storeId: string | undefined) =>
  pricedView(ctx, await calculateLines(ctx, lines, storeId))

/** What the customer of the token has saved, latest first. */
export const getSavedLists = (async (ctx) => {
  const lists = await ctx.db.query(selectSavedLists(ctx.site.siteId, knownShopper(ctx).customerId))
  return { lists: lists.map(summaryView) }
}) satisfies Operation<typeof tradeContract.getSavedLists>

/** Removes one of the customer's lists: its link leads nowhere any more. Problem: 404 for anybody else's. */
export const deleteSavedList = (async (ctx, { params }) => {
  const { customerId } = knownShopper(ctx)
  const removed = await ctx.db.query(deleteSavedListRow(ctx.site.siteId, customerId, params.listId))
  if (removed.length === 0) throw notFound('No list with this id was found.')
  return noContent()
}) satisfies Operation<typeof tradeContract.deleteSavedList>
