export { goodsColumns, goodsTexts } from './goods-table.ts'
export { type PdfDocument, renderPdf } from './render-pdf.ts'
