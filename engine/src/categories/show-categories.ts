import type { Ctx } from '../kernel/context.ts'
import { loadImageVersions } from '../products/index.ts'
import { loadCategoryTree } from './category-tree.ts'
import { categoryView, picturesOf } from './view.ts'

/** Views of the categories that exist among these ids: two statements. */
export const showCategories = async (ctx: Ctx, ids: readonly string[], levels: number) => {
  const tree = await loadCategoryTree(ctx)
  const rows = ids.flatMap((id) => tree.get(id) ?? [])
  const versions = await loadImageVersions(
    ctx,
    rows.flatMap((row) => picturesOf(row, levels, tree)),
  )
  const question = { site: ctx.site, locale: ctx.locale, tree, versions }
  return rows.map((row) => categoryView(row, levels, question))
}
