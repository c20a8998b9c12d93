import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  detail: {
    es: 'Apartamos tus productos y los pagas en la tienda cuando los retires.',
    en: 'We set your goods aside and you pay at the store when you pick them up.',
  },
  name: { es: 'Pago en la tienda', en: 'Paid at the store' },
  title: { es: 'Paga en la tienda', en: 'Pay at the store' },
  text: {
    es: 'Paga {total} cuando retires tus productos. Los apartamos hasta el {date}.',
    en: 'Pay {total} when you pick up your goods. We set them aside until {date}.',
  },
  store: { es: 'Tienda', en: 'Store' },
  number: { es: 'Número de pedido', en: 'Order number' },
})
