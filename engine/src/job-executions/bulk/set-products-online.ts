import { foundProducts, lockProducts, setProductOnline } from '../../catalog/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { importInProgress } from '../../kernel/import-in-progress.ts'
import { badRequest, Problem } from '../../kernel/problem.ts'
import type { ExecutionParameters } from '../execution.ts'
import type { BulkJob } from './bulk-job.ts'
import type { Item } from './outcomes.ts'

const queryOf = ({ query }: ExecutionParameters) => {
  if (query === undefined)
    throw badRequest('Say what it is done to: a query, or what it undoes.', {
      property: '$.parameters.query',
    })
  return query
}

const onlineOf = ({ online }: ExecutionParameters): boolean => {
  if (online === undefined)
    throw badRequest('Say whether they are to be on sale.', { property: '$.parameters.online' })
  return online
}

const step = async (ctx: AdminContext, id: string, online: boolean): Promise<Item> => {
  try {
    return { id, outcome: (await setProductOnline(ctx, id, online)) ? 'changed' : 'unchanged' }
  } catch (error) {
    // Nothing is wrong with the product: the whole is tried again later.
    if (!(error instanceof Problem) || error.kind === importInProgress.kind) throw error
    if (error.kind.status === 404) return { id, outcome: 'overtaken' }
    return { id, outcome: 'refused', problem: error.kind.slug, detail: error.detail }
  }
}

/**
 * Puts products on sale, or takes them off. What the query finds no more when a product's turn has come was changed by
 * somebody else meanwhile, and is left as they made it.
 */
export const setProductsOnline: BulkJob = {
  find: (ctx, parameters) => {
    onlineOf(parameters)
    return foundProducts(ctx, queryOf(parameters)).all
  },
  inverse: (parameters) => ({ online: !onlineOf(parameters) }),
  work: async (ctx, parameters, ids) => {
    const online = onlineOf(parameters)
    await lockProducts(ctx, ids)
    const standing = parameters.query && foundProducts(ctx, parameters.query).among(ids)
    const found = standing && new Set((await ctx.db.query(standing)).map(({ id }) => id))
    const items: Item[] = []
    for (const id of ids)
      items.push(found?.has(id) === false ? { id, outcome: 'overtaken' } : await step(ctx, id, online))
    return items
  },
}
