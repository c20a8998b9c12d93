import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Tu pago con PayPal', en: 'Your PayPal payment' },
  back: { es: 'Volviendo a la tienda…', en: 'Going back to the store…' },
  close: {
    es: 'Listo. Puedes cerrar esta ventana y seguir en la tienda.',
    en: 'Done. You can close this window and go on in the store.',
  },
  checkout: { es: 'Seguir con la compra', en: 'Continue the checkout' },
})
