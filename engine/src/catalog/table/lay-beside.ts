import type { ProductRow } from '../../bundle/products.ts'
import { badRequest } from '../../kernel/problem.ts'
import { type Family, masterOf } from '../product-places.ts'
import { productView } from '../product-view.ts'
import { overlay, readProduct } from '../read-product.ts'
import type { Document } from './columns.ts'
import type { Beginning } from './new-product.ts'
import { givenCells, type ProductLine } from './product-line.ts'
import type { TableMemory } from './table-memory.ts'

/** A cell that was entered here and that the table says otherwise. */
export type CellConflict = { column: string; here: string; there: string }

/** What a row of a table makes of a product. */
export type Plan = {
  /** A line of a bundle. */
  row: object
  isNew: boolean
  conflicts: CellConflict[]
  /** How many cells were changed here, of which the table says nothing new. */
  kept: number
  /** What the table has said: columns, and their texts as the shop writes them. */
  said: [column: string, text: string][]
}

/** A category that a product is to be found in is one of its categories. */
const inItsCategory = (document: Document): Document => {
  const { primaryCategoryId: categoryId, assignedCategories = [] } = document
  if (categoryId === undefined || assignedCategories.some((one) => one.categoryId === categoryId))
    return document
  return { ...document, assignedCategories: [{ categoryId }] }
}

const layNew = (line: ProductLine, { type, document }: Beginning): Plan => {
  let laid = document
  const said: Plan['said'] = []
  for (const { name, column, text } of givenCells(line)) {
    laid = overlay(laid, column.read(text, laid))
    if (!column.isFirst) said.push([name, column.write(laid) ?? ''])
  }
  const row = readProduct(line.id, type, type === 'item' ? inItsCategory(laid) : laid)
  return { row, isNew: true, conflicts: [], kept: 0, said }
}

type Standing = {
  siteId: string
  line: ProductLine
  before: ProductRow | undefined
  family: Family
  /** Of a product that is not there. */
  beginning: Beginning | undefined
  memory: TableMemory
  edited: 'keep' | 'overwrite'
}

/**
 * Lays the cells of a row over what stands: what was entered here since a table last said it stays where the row says nothing
 * new, and is a conflict where it does. A variant has what its master says. Problem: 400.
 */
export const layBeside = ({ siteId, line, before, family, beginning, memory, edited }: Standing): Plan => {
  if (!before) {
    if (!beginning) throw new Error('a new product begins with something')
    return layNew(line, beginning)
  }
  const stands: Document = productView(siteId, before)
  const master = before.type === 'variant' ? masterOf(family) : undefined
  const shared: Document | undefined = master && productView(siteId, master)
  const plan: Omit<Plan, 'row'> = { isNew: false, conflicts: [], kept: 0, said: [] }
  let laid = overlay(stands, {})
  for (const { name: id, column, text } of givenCells(line)) {
    const change = column.read(text, stands)
    const there = column.write(overlay(stands, change)) ?? ''
    const here = column.write(stands) ?? (shared && column.write(shared)) ?? ''
    if (column.isFirst && here !== there)
      throw badRequest(`It is '${here}', which a table does not change.`, { property: `$.${id}` })
    if (column.isFirst) continue
    plan.said.push([id, there])
    if (here === there) continue
    const verdict = memory.verdictOf(line.id, id, { here, there })
    if (verdict === 'kept') plan.kept++
    if (verdict === 'conflict') plan.conflicts.push({ column: id, here, there })
    if (verdict === 'taken' || (verdict === 'conflict' && edited === 'overwrite'))
      laid = overlay(laid, change)
  }
  return { ...plan, row: readProduct(line.id, before.type, laid) }
}
