import type { Ctx } from '../kernel/context.ts'
import { isShown } from './family.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { productNotFound } from './problems.ts'
import type { ProductView } from './read-expand.ts'

/** A product that the country's shop shows, with what its view reads. Problem: 404 product-not-found. */
export const loadVisibleProduct = async (ctx: Ctx, shown: ProductView, id: string) => {
  const catalogue = await loadCatalogue(ctx, shown, [id])
  const row = catalogue.families.get(id)
  if (!row || !isShown(catalogue.families, row)) {
    throw productNotFound(`No product with ID '${id}' for site '${ctx.site.siteId}' was found.`, {
      productId: id,
    })
  }
  return { catalogue, row }
}
