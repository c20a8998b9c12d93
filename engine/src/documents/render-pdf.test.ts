import { expect, test } from 'vitest'
import { type PdfDocument, renderPdf } from './index.ts'

const paper = (rows: number): PdfDocument => ({
  size: 'LETTER',
  language: 'es',
  shop: 'Lámina',
  title: 'Cotización COT-005001',
  facts: [{ label: 'Fecha', value: '02/11/2026' }],
  parties: [{ title: 'Cliente', lines: ['Ana Prueba', 'ana@qa.example'] }],
  table: {
    columns: [
      { label: 'Descripción', share: 6 },
      { label: 'Total', share: 2, figures: true },
    ],
    rows: Array.from({ length: rows }, (_, index) => ({ cells: [`Lámina ${index}`, '₡1.500,00'] })),
  },
  totals: [{ label: 'Total', value: '₡1.500,00', strong: true }],
  notes: [{ text: 'Una sola palabra muy larga: '.repeat(3) + 'x'.repeat(300) }],
  foot: 'Lámina',
})

const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

test('a paper is a PDF, and a long table goes on over pages', async () => {
  const short = await renderPdf(paper(3))
  expect(short.subarray(0, 5).toString()).toBe('%PDF-')
  expect(short.subarray(-6).toString()).toContain('%%EOF')
  expect(pagesOf(short)).toBe(1)
  expect(pagesOf(await renderPdf(paper(120)))).toBe(5)
})

test('a pass stands beside the totals and makes no paper longer', async () => {
  const pass = {
    link: 'https://tienda.example/retiro/1.k7m2p9qx',
    title: 'Código',
    code: 'k7m2p9qx',
    text: 'Una vez.',
  }
  expect(pagesOf(await renderPdf({ ...paper(3), pass }))).toBe(1)
})
