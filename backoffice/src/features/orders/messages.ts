import { taxNameText } from '../../../../facts/country-name.ts'
import { defineMessages } from '../../lib/i18n.ts'

export const steps = defineMessages({
  waiting: { es: 'En espera', en: 'Waiting' },
  unpaid: { es: 'Sin pagar', en: 'Unpaid' },
  paid: { es: 'Pagado', en: 'Paid' },
  cut: { es: 'Cortado', en: 'Cut' },
  ready: { es: 'Listo', en: 'Ready' },
  shipped: { es: 'Despachado', en: 'Dispatched' },
  completed: { es: 'Entregado', en: 'Handed over' },
  cancelled: { es: 'Cancelado', en: 'Cancelled' },
  replaced: { es: 'Reemplazado', en: 'Replaced' },
  failed: { es: 'Fallido', en: 'Failed' },
})

export const methods = defineMessages({
  card: { es: 'Tarjeta', en: 'Card' },
  paypal: { es: 'PayPal', en: 'PayPal' },
  transfer: { es: 'Transferencia', en: 'Transfer' },
  store: { es: 'En tienda', en: 'At the store' },
  counter: { es: 'En mostrador', en: 'At the counter' },
})

export const messages = defineMessages({
  late: { es: 'tarde', en: 'late' },
  today: { es: 'hoy', en: 'today' },
  pickup: { es: 'Retiro', en: 'Pickup' },
  delivery: { es: 'Entrega', en: 'Delivery' },
  both: { es: 'Retiro y entrega', en: 'Pickup and delivery' },
  subtotal: { es: 'Subtotal', en: 'Subtotal' },
  shipping: { es: 'Envío', en: 'Delivery' },
  free: { es: 'Gratis', en: 'Free' },
  taxIncluded: {
    es: (name: string) => `${name} incluido`,
    en: (name: string) => `${taxNameText(name, 'en')} included`,
  },
  total: { es: 'Total', en: 'Total' },
})
