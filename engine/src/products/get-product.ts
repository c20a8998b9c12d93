import type { Operation } from '../kernel/operation.ts'
import type { productContract } from './contract.ts'
import { isShown } from './family.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { productNotFound } from './problems.ts'
import { shownBy } from './shown.ts'
import { productView } from './view.ts'

/** A product by id or SKU (S2.025). Problem: 404 for what is unknown, offline or not sold in the country. */
export const getProduct: Operation<typeof productContract.getProduct> = async (ctx, { params, query }) => {
  const shown = shownBy(ctx, query, ['large', 'small', 'swatch', 'drawing'])
  const catalogue = await loadCatalogue(ctx, shown, [params.id])
  const row = catalogue.families.get(params.id)
  if (!row || !isShown(catalogue.families, row)) {
    throw productNotFound(`No product with ID '${params.id}' for site '${ctx.site.siteId}' was found.`, {
      productId: params.id,
    })
  }
  return productView(catalogue, row)
}
