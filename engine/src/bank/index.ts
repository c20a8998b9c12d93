export { countKnownLines, keepLines, openStatement, type Statement } from './statements.ts'
