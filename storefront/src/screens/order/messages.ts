import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  back: { es: 'Historial de pedidos', en: 'Order History' },
})
