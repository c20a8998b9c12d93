import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  upload: { es: 'Subir una foto', en: 'Upload a photo' },
  uploadPdf: { es: 'Subir un PDF', en: 'Upload a PDF' },
  pdfReady: { es: 'PDF listo', en: 'PDF ready' },
  noPdf: { es: 'Este archivo no es un PDF.', en: 'This file is not a PDF.' },
  making: { es: 'Preparando la foto…', en: 'Making the photo ready…' },
  ready: { es: 'Foto lista', en: 'Photo ready' },
  remove: { es: 'Quitar la foto', en: 'Remove the photo' },
  ofShop: { es: 'Usar una que la tienda ya tiene', en: 'Use one that the shop has already' },
  file: { es: 'Su archivo', en: 'Its file' },
  fileHint: { es: 'Por ejemplo: categories/techos.webp', en: 'For example: categories/techos.webp' },
  failed: { es: 'Esta foto no se pudo preparar.', en: 'This photo could not be made ready.' },
})
