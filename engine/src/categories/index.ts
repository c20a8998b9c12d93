export { type CategoryTree, categoryTree } from './category-tree.ts'
export type { CategoryRecord } from './queries.ts'
