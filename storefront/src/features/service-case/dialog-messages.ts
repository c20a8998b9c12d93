import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const dialogMessages = defineMessages({
  title: { es: 'Servicio al cliente', en: 'Customer service' },
  close: { es: 'Cerrar', en: 'Close' },
})
