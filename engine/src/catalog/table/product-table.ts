import type { AdminContext } from '../../kernel/admin-context.ts'
import { cellDigest, rememberCells } from '../../import/index.ts'
import { changeProduct, tryProduct } from '../change-product.ts'
import { layBeside, type Plan } from './lay-beside.ts'
import { beginningOf, groupOf, loadLikes } from './new-product.ts'
import type { ProductLine } from './product-line.ts'
import { cellKey, openMemory, tableFile, tableOperation } from './table-memory.ts'

/** What a row would do. */
export type JudgedLine = Pick<Plan, 'isNew' | 'conflicts' | 'kept'> & { isChanged: boolean }

/** What becomes of cells that were entered here and that the table says otherwise. */
export type Edited = 'keep' | 'overwrite'

/** Rows of a table beside what stands. */
export type ProductTable = {
  /** What a row would do; writes nothing. Problems: 400, 403 outside-your-places, 404. */
  judge(line: ProductLine, edited: Edited): Promise<JudgedLine>
  /** Does so, and remembers what the table has said. Problems: the same, and 409 while a bundle is imported. */
  apply(line: ProductLine, edited: Edited): Promise<void>
}

/** Reads what is to be known of some rows: what tables have said of their products, what was entered here since. */
export const openProductTable = async (
  ctx: AdminContext,
  lines: readonly ProductLine[],
): Promise<ProductTable> => {
  const { siteId } = ctx.site
  const ids = lines.map(({ id }) => id)
  const memory = await openMemory(ctx, ids)
  const likes = await loadLikes(ctx, lines)

  /** `change` is told what the row is to become; what it decides is the plan. */
  const planning = async <Result>(
    line: ProductLine,
    edited: Edited,
    change: (next: Parameters<typeof tryProduct>[2]) => Promise<Result>,
  ) => {
    let plan: Plan | undefined
    const result = await change((before, family) => {
      const beginning = before ? undefined : beginningOf(siteId, line, likes)
      plan = layBeside({ siteId, line, before, family, beginning, memory, edited })
      return plan.row
    })
    if (!plan) throw new Error('nothing was planned')
    return { plan, result }
  }

  return {
    async judge(line, edited) {
      const named = { productId: line.id, groupId: groupOf(line, likes) }
      const { plan, result } = await planning(line, edited, (next) => tryProduct(ctx, named, next))
      return { isNew: plan.isNew, conflicts: plan.conflicts, kept: plan.kept, isChanged: result }
    },
    async apply(line, edited) {
      const change = {
        operation: tableOperation,
        productId: line.id,
        groupId: groupOf(line, likes),
        ifMatch: undefined,
      }
      const { plan } = await planning(line, edited, (next) => changeProduct(ctx, change, next))
      const said = new Map(plan.said.map(([column, text]) => [cellKey(line.id, column), cellDigest(text)]))
      await rememberCells(ctx.db, siteId, tableFile, said)
    },
  }
}
