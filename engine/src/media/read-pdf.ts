import { foldedWords } from '../../../facts/text.ts'

/** What a paper is told apart by from a picture. */
export const pdfType = 'application/pdf'

/** Far enough from the end for what some programs write after a PDF's last line. */
const tailBytes = 1024

/** Whether bytes are a PDF to its end: a file that broke off on the way lacks its last line. */
export const isWholePdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
  bytes.subarray(-tailBytes).toString('latin1').includes('%%EOF')

const mostLetters = 60

/** The name under which a paper is saved, as a path takes it: 'Guía de instalación.PDF' → 'guia-de-instalacion.pdf'. */
export const pdfName = (filename: string): string => {
  const words = foldedWords(filename.replace(/\.pdf$/i, '')).join('-')
  const plain = words.replace(/[^a-z0-9-]/g, '').slice(0, mostLetters)
  return `${/^[a-z0-9]/.test(plain) ? plain : 'documento'}.pdf`
}
