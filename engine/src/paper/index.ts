export { type Paper, writePaper } from './write-paper.ts'
