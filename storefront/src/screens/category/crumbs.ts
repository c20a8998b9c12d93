import type { Category } from './category-query.ts'

/** From the home page to a category. */
export const crumbsOf = ({ id, name, parentCategoryTree }: Category, home: string) => [
  { label: home, href: '/' },
  ...parentCategoryTree
    .filter((step) => step.id !== 'root' && step.id !== id)
    .map((step) => ({ label: step.name, href: `/category/${step.id}` })),
  { label: name, href: `/category/${id}` },
]
