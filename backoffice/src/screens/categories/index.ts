export { CategoriesScreen } from './categories.tsx'
