import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  detail: {
    es: 'Se paga en la tienda donde se hizo el pedido.',
    en: 'Paid at the store where the order was placed.',
  },
  name: { es: 'Pago en el mostrador', en: 'Paid at the counter' },
  title: { es: 'Paga en el mostrador', en: 'Pay at the counter' },
  text: {
    es: 'Paga {total} en la tienda donde hiciste el pedido. Apartamos tus productos hasta el {date}.',
    en: 'Pay {total} at the store where you placed the order. Your goods are set aside until {date}.',
  },
  number: { es: 'Número de pedido', en: 'Order number' },
})
