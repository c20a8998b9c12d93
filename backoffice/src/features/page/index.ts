export { Page } from './page.tsx'
