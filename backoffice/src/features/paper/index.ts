export { GoodsTable, Paper, PaperTitle, Signature } from './paper.tsx'
