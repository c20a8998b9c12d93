export { Browse } from './browse-part.ts'
export { NothingYet } from './nothing-yet.tsx'
