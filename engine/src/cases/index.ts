export { eraseCases, selectCasesOf as casesOf } from './queries.ts'
