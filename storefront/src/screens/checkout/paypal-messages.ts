import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  pay: { es: 'Pagar con PayPal', en: 'Pay with PayPal' },
  waiting: { es: 'Esperando a PayPal', en: 'Waiting for PayPal' },
  inWindow: {
    es: 'Aprueba el pago en la ventana de PayPal.',
    en: 'Approve the payment in the PayPal window.',
  },
  show: { es: 'Mostrar la ventana', en: 'Show the window' },
  detail: {
    es: 'Lo apruebas en una ventana de PayPal al hacer el pedido.',
    en: 'You approve it in a PayPal window when you place the order.',
  },
  dollars: {
    es: 'PayPal cobra en dólares: USD {amount} (1 USD = {rate} {currency}, tasa del {date}).',
    en: 'PayPal charges in dollars: USD {amount} (1 USD = {rate} {currency}, rate of {date}).',
  },
  outdated: {
    es: 'El total cambió desde que lo aprobaste en PayPal. Revísalo y apruébalo de nuevo.',
    en: 'The total has changed since you approved it at PayPal. Check it and approve it again.',
  },
})
