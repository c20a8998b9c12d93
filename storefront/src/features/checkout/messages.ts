import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  declined: {
    es: 'Tu pago fue rechazado. Intenta con otro medio de pago.',
    en: 'Your payment was declined. Try another payment method.',
  },
  outOfOrder: {
    es: 'No pudimos procesar tu pago en este momento. Inténtalo más tarde.',
    en: 'We could not process your payment right now. Try again later.',
  },
  invalid: {
    es: 'Los datos de pago no son válidos. Revísalos e inténtalo de nuevo.',
    en: 'The payment details are not valid. Check them and try again.',
  },
  generic: {
    es: 'Ocurrió un error inesperado durante la compra. Inténtalo de nuevo.',
    en: 'An unexpected error occurred during checkout. Please try again.',
  },
})
