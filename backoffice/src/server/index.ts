export { backOffice, type BackOfficeOptions } from './back-office.ts'
export { documentWith } from './document.ts'
