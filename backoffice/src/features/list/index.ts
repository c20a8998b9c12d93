export type { Column, Filter, View } from './column.ts'
export { List } from './list.tsx'
export { useListState } from './list-state.ts'
export { loadPages } from './load-pages.ts'
