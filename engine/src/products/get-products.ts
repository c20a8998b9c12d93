import type { Operation } from '../kernel/operation.ts'
import { createResponseCache } from '../kernel/response-cache.ts'
import { csv } from '../kernel/schema.ts'
import type { productContract } from './contract.ts'
import { isShown } from './family.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { tooManyIds } from './problems.ts'
import { readProductView } from './read-expand.ts'
import { everyViewType } from './view-images.ts'
import { productView } from './view.ts'

const mostIds = 100
const responses = createResponseCache(16 * 1024 * 1024)

/** Products in the order asked for (S7.016); what is unknown, offline or not sold in the country is missing. */
export const getProducts = (async (ctx, { query }) => {
  const ids = csv(query.ids)
  if (ids.length > mostIds) throw tooManyIds(`At most ${mostIds} ids are allowed.`)
  return responses(ctx, query, async () => {
    const view = readProductView(ctx, query, everyViewType)
    const catalogue = await loadCatalogue(ctx, view, ids)
    const { stock, promotions, families } = catalogue
    return {
      fingerprint: [stock?.fingerprint, promotions.map(({ id }) => id)],
      // A guest, too, is told from which quantity on it is quoted.
      pricesOf: view.country,
      revalidate: stock?.revalidate,
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
