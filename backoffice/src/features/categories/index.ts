export { categoriesKey, categoryOptions, type PlacedCategory, useCategories } from './use-categories.ts'
