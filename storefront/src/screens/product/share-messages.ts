import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  whatsApp: { es: 'Compartir por WhatsApp', en: 'Share on WhatsApp' },
  printSheet: { es: 'Imprimir esta página', en: 'Print this page' },
  technicalSheet: { es: 'Ficha técnica (PDF)', en: 'Technical sheet (PDF)' },
  makingSheet: { es: 'Preparando la ficha…', en: 'Preparing the sheet…' },
})
