import { defineMessages } from '../../lib/i18n.ts'

export const statuses = defineMessages({
  created: { es: 'Por enviar', en: 'To ship' },
  shipped: { es: 'En camino', en: 'On the way' },
  received: { es: 'Recibido', en: 'Received' },
  cancelled: { es: 'Cancelado', en: 'Cancelled' },
})

export const units = defineMessages({
  piece: { es: 'pza', en: 'pc' },
  metre: { es: 'm', en: 'm' },
})
