import {
  editProduct,
  foundProducts,
  lockProducts,
  type ProductEdit,
  revertProduct,
} from '../../catalog/index.ts'
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

const editOf = ({ changes }: ExecutionParameters): ProductEdit => {
  if (changes === undefined)
    throw badRequest('Say what is changed of them.', { property: '$.parameters.changes' })
  return changes
}

/** Problem: 400 for a class by which its country does not tax: it would be taxed by the standard one. */
const requireTaxClasses = ({ site }: AdminContext, { c_taxClasses = {} }: ProductEdit) => {
  for (const [code, taxClass] of Object.entries(c_taxClasses)) {
    const country = site.countries.find((one) => one.code === code)
    if (!country || (taxClass !== null && !country.taxes.some((one) => one.class === taxClass)))
      throw badRequest(`'${taxClass ?? ''}' is no tax class of '${code}'.`, {
        property: `$.parameters.changes.c_taxClasses.${code}`,
      })
  }
}

/** What became of a product of which a change is tried. */
const outcomeOf = async (id: string, change: () => Promise<Omit<Item, 'id'>>): Promise<Item> => {
  try {
    return { id, ...(await change()) }
  } catch (error) {
    // Nothing is wrong with the product: the whole is tried again later.
    if (!(error instanceof Problem) || error.kind === importInProgress.kind) throw error
    if (error.kind.status === 404) return { id, outcome: 'overtaken' }
    return { id, outcome: 'refused', problem: error.kind.slug, detail: error.detail }
  }
}

/**
 * Changes products alike. What the query finds no more when a product's turn has come was changed by somebody else meanwhile,
 * and is left as they made it; so is what is undone and no longer as it was left.
 */
export const updateProducts: BulkJob = {
  find: (ctx, parameters) => {
    requireTaxClasses(ctx, editOf(parameters))
    return foundProducts(ctx, queryOf(parameters)).all
  },
  work: async (ctx, parameters, ids) => {
    const edit = editOf(parameters)
    await lockProducts(ctx, ids)
    const standing = await ctx.db.query(foundProducts(ctx, queryOf(parameters)).among(ids))
    const found = new Set(standing.map(({ id }) => id))
    const items: Item[] = []
    for (const id of ids)
      items.push(
        found.has(id)
          ? await outcomeOf(id, async () => {
              const edited = await editProduct(ctx, id, edit)
              return edited ? { outcome: 'changed', ...edited } : { outcome: 'unchanged' }
            })
          : { id, outcome: 'overtaken' },
      )
    return items
  },
  undo: async (ctx, changed) => {
    await lockProducts(
      ctx,
      changed.map(({ id }) => id),
    )
    const items: Item[] = []
    for (const { id, before, after } of changed)
      items.push(
        await outcomeOf(id, async () => {
          const isReverted = await revertProduct(ctx, id, { before, after })
          return { outcome: isReverted ? 'changed' : 'overtaken' }
        }),
      )
    return items
  },
}
