import type { Operation } from '../kernel/operation.ts'
import { csv } from '../kernel/schema.ts'
import type { productContract } from './contract.ts'
import { isShown } from './family.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { tooManyIds } from './problems.ts'
import { productResponses, productSource } from './product-responses.ts'
import { readProductView } from './read-expand.ts'
import { everyViewType } from './view-images.ts'
import { productView } from './view.ts'

const mostIds = 100

/** Products in the order asked for (S7.016); what is unknown, offline or not sold in the country is missing. */
export const getProducts = (async (ctx, { query }) => {
  const ids = csv(query.ids)
  if (ids.length > mostIds) throw tooManyIds(`At most ${mostIds} ids are allowed.`)
  return productResponses(ctx, query, async () => {
    const view = readProductView(ctx, query, everyViewType)
    const catalogue = await loadCatalogue(ctx, view, ids)
    const { families } = catalogue
    return {
      ...productSource(catalogue, query),
      build: () => {
        const data = ids.flatMap((id) => {
          const row = families.get(id)
          return row && isShown(families, row) ? [productView(catalogue, row)] : []
        })
        return { limit: data.length, total: data.length, data }
      },
    }
  })
}) satisfies Operation<typeof productContract.getProducts>
