export { goodsColumns, goodsWords } from './goods-words.ts'
export { type Paper, writePaper } from './write-paper.ts'
