import type { Call } from '../../api/call.ts'
import { isProblem } from '../../api/problem.ts'
import { products } from '../../api/products.ts'
import { type Conflict, type Members, mergeMembers } from '../../lib/members.ts'

/** How often somebody else may be faster before it is told. */
const mostTries = 4

type Change = { sku: string; base: Members; mine: Members }

/**
 * Saves what a person changed of a variant on what is saved now: what only others changed stays, what both changed another
 * way is given back and nothing of the row is saved. Throws what the shop refuses.
 */
export const saveVariant = async (
  call: Pick<Call, 'tagged'>,
  { sku, base, mine }: Change,
): Promise<readonly Conflict[]> => {
  const params = { productId: sku }
  for (let tries = 1; ; tries++) {
    const { data, etag } = await call.tagged(products.getProduct, { params })
    const { changes, conflicts } = mergeMembers(base, data, mine)
    if (conflicts.length > 0) return conflicts
    if (Object.keys(changes).length === 0) return []
    try {
      await call.tagged(products.updateProduct, { params, body: changes, ifMatch: etag })
      return []
    } catch (error) {
      if (!isProblem(error, 412) || tries === mostTries) throw error
    }
  }
}
