import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const paperMessages = defineMessages({
  receipt: { es: 'Descargar recibo (PDF)', en: 'Download receipt (PDF)' },
  order: { es: 'Descargar pedido (PDF)', en: 'Download order (PDF)' },
})
