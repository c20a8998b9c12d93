export { countKnown, keepLines, openStatement, type Statement } from './statements.ts'
