import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const storeStockMessages = defineMessages({
  loading: { es: 'Consultando las tiendas…', en: 'Checking the stores…' },
  failed: {
    es: 'No pudimos consultar las tiendas. Inténtalo de nuevo.',
    en: 'We could not check the stores. Try again.',
  },
  retry: { es: 'Reintentar', en: 'Try again' },
  yours: { es: 'Tu tienda', en: 'Your store' },
  suggested: { es: 'Tienda sugerida', en: 'Suggested store' },
  take: { es: 'Retirar aquí', en: 'Pick up here' },
  takeNamed: { es: 'Retirar en {store}', en: 'Pick up at {store}' },
  ready: { es: 'Retiras el {date}', en: 'Pick up on {date}' },
  later: { es: 'Llega a esta tienda: retiras el {date}', en: 'Brought to this store: pick up on {date}' },
  hours: { es: 'Horario de ese día: {hours}', en: 'Hours that day: {hours}' },
  none: { es: 'Agotado en esta tienda', en: 'Out of stock at this store' },
})
