import type { Operation } from '../kernel/operation.ts'
import { csv } from '../kernel/schema.ts'
import { isShown } from './family.ts'
import { type Catalogue, loadCatalogue } from './load-catalogue.ts'
import { invalidExpand, tooManyIds } from './problems.ts'
import type { productPartContract } from './product-part-contract.ts'
import type { ProductRow } from './queries.ts'
import { readProductView } from './read-expand.ts'
import { stockOf } from './view.ts'

const mostIds = 100

/** The product and those of its variants and parts that are asked for beside it. */
const withParts = ({ families }: Catalogue, row: ProductRow, expand: readonly string[]): ProductRow[] => [
  row,
  ...(expand.includes('variations') && row.kind === 'master' ? families.variantsOf(row.id) : []),
  ...(expand.includes('set_products') && row.kind === 'set'
    ? row.components.flatMap(({ productId }) => families.get(productId) ?? [])
    : []),
]

/** What there is of products, in the order asked for; unknown ones are missing. Problems: 400. */
export const getAvailability = (async (ctx, { query }) => {
  const ids = csv(query.productIds)
  if (ids.length > mostIds) throw tooManyIds(`At most ${mostIds} ids are allowed.`)
  const expand = csv(query.expand)
  const wrong = expand.find((part) => part !== 'variations' && part !== 'set_products')
  if (wrong !== undefined) throw invalidExpand(`'${wrong}' cannot be expanded.`, { expand: wrong })
  const { inventoryIds } = query
  const shown = readProductView(
    ctx,
    { expand: 'availability', ...(inventoryIds ? { inventoryIds } : {}) },
    [],
  )
  const catalogue = await loadCatalogue(ctx, shown, ids)
  const asked = ids.flatMap((id) => {
    const row = catalogue.families.get(id)
    return row && isShown(catalogue.families, row) ? withParts(catalogue, row, expand) : []
  })
  const data = [...new Map(asked.map((row) => [row.id, row])).values()].map((row) => {
    const { inventory, inventories } = stockOf(catalogue, row) ?? {}
    return { id: row.id, inventories: inventories ?? (inventory && !inventoryIds ? [inventory] : []) }
  })
  return { limit: data.length, total: data.length, data }
}) satisfies Operation<typeof productPartContract.getAvailability>
