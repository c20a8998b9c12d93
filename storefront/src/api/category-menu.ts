import { type Category, categories } from './categories.ts'
import type { Env } from './env.tsx'
import type { Query } from './query.ts'

/** A category as the menus need it. */
export type MenuCategory = Pick<Category, 'id' | 'name'> &
  Partial<Pick<Category, 'image' | 'c_showInMenu' | 'c_alternativeUrl'>> & { categories?: MenuCategory[] }

/** Every document holds the tree, so the server leaves out what no menu shows of a category. */
const menuEntry = ({
  id,
  name,
  image,
  c_showInMenu,
  c_alternativeUrl,
  categories: below,
}: MenuCategory): MenuCategory => ({
  id,
  name,
  ...(image ? { image } : {}),
  ...(c_showInMenu === false ? { c_showInMenu } : {}),
  ...(c_alternativeUrl ? { c_alternativeUrl } : {}),
  ...(below ? { categories: below.map(menuEntry) } : {}),
})

/** The tree behind the first menu: as many levels as the site's settings say, then two of each top category (S9.019). */
export const menuQuery = ({ call, shop }: Env): Query<MenuCategory> => ({
  queryKey: [categories.getCategory, shop.menu],
  queryFn: async ({ signal }) => {
    const { first, levels = 1 } = shop.menu
    const root = await call(categories.getCategory, {
      params: { id: first.categoryId },
      query: { levels },
      signal,
    })
    const tops = visibleCategories(root)
    if (tops.length === 0) return root
    const ids = tops.map(({ id }) => id).join()
    const { data } = await call(categories.getCategories, { query: { ids, levels: 2 }, signal })
    const tree = { ...root, categories: tops.map((top) => data.find(({ id }) => id === top.id) ?? top) }
    return import.meta.env.SSR ? menuEntry(tree) : tree
  },
})

/** Categories that a menu may show (S3.030). */
export const visibleCategories = (category: MenuCategory | undefined): MenuCategory[] =>
  (category?.categories ?? []).filter((one) => one.c_showInMenu !== false)
