export { type CategoryTree, categoryTree, rootCategoryId } from './category-tree.ts'
export type { CategoryRecord } from './queries.ts'
