import { useQuery } from '@tanstack/react-query'
import { type Category, categories } from '../../api/categories.ts'
import { useEnv } from '../../api/env.tsx'
import { localText } from '../../lib/local-text.ts'

const most = 200

/** A category at its place: `depth` levels below the first, `title` in the person’s language. */
export type PlacedCategory = { category: Category; depth: number; title: string }

/** Categories in the order of the menu, each followed by those below it. */
export const inOrder = (
  all: readonly Category[],
  titleOf: (category: Category) => string,
): readonly PlacedCategory[] => {
  const ids = new Set(all.map(({ id }) => id))
  const below = (parent: string | undefined, depth: number): PlacedCategory[] =>
    all
      .filter(({ parentCategoryId }) =>
        parent === undefined
          ? parentCategoryId === undefined || !ids.has(parentCategoryId)
          : parentCategoryId === parent,
      )
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id.localeCompare(b.id))
      .flatMap((category) => [
        { category, depth, title: titleOf(category) },
        ...below(category.id, depth + 1),
      ])
  return below(undefined, 0)
}

export const categoriesKey = [categories.getCategoriesFromCatalog] as const

/** All categories of the shop, in the order of its menu. */
export const useCategories = () => {
  const { call, shop, language } = useEnv()
  const query = useQuery({
    queryKey: categoriesKey,
    queryFn: async ({ signal }) => {
      const all: Category[] = []
      for (;;) {
        const { data, total } = await call(categories.getCategoriesFromCatalog, {
          params: { catalogId: shop.id },
          query: { limit: most, offset: all.length },
          signal,
        })
        all.push(...data)
        if (data.length === 0 || all.length >= total) return all
      }
    },
    staleTime: 60_000,
  })
  const placed = inOrder(query.data ?? [], ({ id, name }) => localText(name, language) || id)
  return { query, placed }
}

/** As the options of a choice, set in by their level. */
export const categoryOptions = (placed: readonly PlacedCategory[]) =>
  placed.map(({ category, depth, title }) => ({
    value: category.id,
    title: `${' '.repeat(depth)}${title}`,
  }))
