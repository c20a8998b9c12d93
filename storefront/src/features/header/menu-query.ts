import type { MenuCategory } from '../../api/category-menu.ts'

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
