import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  waiting: { es: 'Esperando a PayPal', en: 'Waiting for PayPal' },
  inWindow: {
    es: 'Aprueba el pago en la ventana de PayPal.',
    en: 'Approve the payment in the PayPal window.',
  },
  show: { es: 'Mostrar la ventana', en: 'Show the window' },
  cancelled: {
    es: 'Cancelaste en PayPal: no se cobró nada y tu carrito sigue igual. Puedes intentarlo de nuevo o elegir otra forma de pago.',
    en: 'You cancelled at PayPal: nothing was charged and your cart is as it was. You can try again or choose another payment method.',
  },
  generic: {
    es: 'Ocurrió un error inesperado durante la compra. Inténtalo de nuevo.',
    en: 'An unexpected error occurred during checkout. Please try again.',
  },
  outdated: {
    es: 'El total cambió desde que lo aprobaste en PayPal. Revísalo y apruébalo de nuevo.',
    en: 'The total has changed since you approved it at PayPal. Check it and approve it again.',
  },
})
