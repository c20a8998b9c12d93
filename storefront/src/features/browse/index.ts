export { Browse } from './browse-island.ts'
export { NothingYet } from './nothing-yet.tsx'
