import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  detail: {
    es: 'Lo apruebas en una ventana de PayPal al hacer el pedido.',
    en: 'You approve it in a PayPal window when you place the order.',
  },
  dollars: {
    es: 'PayPal cobra en dólares: {amount} USD (1 USD = {rate} {currency}, tasa del {date}).',
    en: 'PayPal charges in dollars: {amount} USD (1 USD = {rate} {currency}, rate of {date}).',
  },
  pay: { es: 'Pagar con PayPal', en: 'Pay with PayPal' },
  paypal: { es: 'PayPal', en: 'PayPal' },
  paypalDollars: {
    es: 'PayPal, {amount} USD (1 USD = {rate} {currency})',
    en: 'PayPal, {amount} USD (1 USD = {rate} {currency})',
  },
})
