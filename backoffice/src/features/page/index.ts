export { BackLink } from './back-link.tsx'
export { Columns } from './columns.tsx'
export { Page } from './page.tsx'
