import type { PdfDocument } from './render-pdf.ts'

export { goodsColumns, goodsTexts } from './goods-table.ts'
export type { PdfDocument } from './render-pdf.ts'

/**
 * Prints a paper in black on white and gives the PDF. What writes it is loaded with the first paper: who describes one, as
 * whoever places an order does, loads none of it.
 */
export const renderPdf = async (document: PdfDocument): Promise<Buffer> =>
  (await import('./render-pdf.ts')).renderPdf(document)
