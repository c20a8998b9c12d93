import type { Operation } from '../kernel/operation.ts'
import { csv } from '../kernel/schema.ts'
import { keptAnswers } from '../kernel/kept-answers.ts'
import type { productContract } from './contract.ts'
import { isShown } from './family.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { tooManyIds } from './problems.ts'
import { shownBy } from './shown.ts'
import { productView } from './view.ts'

const mostIds = 100
const kept = keptAnswers(16 * 1024 * 1024)

/** Products in the order asked for (S7.016); what is unknown, offline or not sold in the country is missing. */
export const getProducts: Operation<typeof productContract.getProducts> = async (ctx, { query }) => {
  const ids = csv(query.ids)
  if (ids.length > mostIds) throw tooManyIds(`At most ${mostIds} ids are allowed.`)
  const catalogue = await loadCatalogue(ctx, shownBy(ctx, query, ['large', 'swatch', 'drawing']), ids)
  const facts = [catalogue.stock?.facts, catalogue.promotions.map(({ id }) => id)]
  return kept(ctx, { query, facts }, () => {
    const data = ids.flatMap((id) => {
      const row = catalogue.families.get(id)
      return row && isShown(catalogue.families, row) ? [productView(catalogue, row)] : []
    })
    return { limit: data.length, total: data.length, data }
  })
}
