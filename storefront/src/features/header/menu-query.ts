import { categories } from '../../api/categories.ts'
import type { Env } from '../../api/env.tsx'
import { type Query, query } from '../../api/query.ts'
import { shop } from '../../config/shop.ts'

/** A category as the menus need it. */
export type MenuCategory = {
  id: string
  name: string
  image?: string
  c_showInMenu?: boolean
  c_alternativeUrl?: string
  categories?: MenuCategory[]
}

/** The tree behind the first menu: every category of the shop, two levels deep. */
export const menuQuery = (env: Env): Query<MenuCategory> =>
  query(env, categories.getCategory, {
    params: { id: shop.menu.first.categoryId },
    query: { levels: 2 },
  }) as Query<MenuCategory>

/** Categories that a menu may show (S3.030). */
export const visibleCategories = (category: MenuCategory | undefined): MenuCategory[] =>
  (category?.categories ?? []).filter((one) => one.c_showInMenu !== false)

/** Where an entry leads: its own address, else its page. */
export const menuHref = (category: MenuCategory) => category.c_alternativeUrl ?? `/category/${category.id}`

type MenuChoice = { categoryId: string; name: Record<'es' | 'en', string> }

const find = (tree: MenuCategory | undefined, id: string): MenuCategory | undefined =>
  tree?.id === id ? tree : tree?.categories?.map((child) => find(child, id)).find(Boolean)

/** The configured category menus (S2.061) with their part of the tree; one whose category is not there is missing. */
export const menusOf = (
  tree: MenuCategory | undefined,
  { first, second }: { first: MenuChoice; second: MenuChoice },
  language: 'es' | 'en',
) =>
  [first, second].flatMap(({ categoryId, name }, at) => {
    const category = find(tree, categoryId)
    return category ? [{ name: name[language], category, columns: at === 0 }] : []
  })
