import { defineMessages } from '../../../lib/i18n/define-messages.ts'

/** The card's own fields. */
export const messages = defineMessages({
  cardNumber: { es: 'Número de tarjeta', en: 'Card number' },
  cardHolder: { es: 'Nombre en la tarjeta', en: 'Name on card' },
  cardExpiry: { es: 'Vencimiento', en: 'Expiry date' },
  cardExpiryForm: { es: 'MM/AA', en: 'MM/YY' },
  cardCode: { es: 'Código de seguridad', en: 'Security code' },
  cardNumberInvalid: { es: 'Revisa el número de la tarjeta.', en: 'Check the card number.' },
  cardHolderMissing: {
    es: 'Escribe el nombre como está en la tarjeta.',
    en: 'Enter the name as it is on the card.',
  },
  cardExpiryInvalid: {
    es: 'Revisa el vencimiento: mes y año, como 04/29.',
    en: 'Check the expiry date: month and year, like 04/29.',
  },
  cardCodeInvalid: { es: 'Revisa el código de seguridad.', en: 'Check the security code.' },
  cardSafe: {
    es: 'Los datos van directo al procesador de pagos: la tienda no los ve.',
    en: 'Your details go straight to the payment processor: the store never sees them.',
  },
  cardInvalid: { es: 'Revisa los datos de la tarjeta.', en: 'Check the card details.' },
  cardUnavailable: {
    es: 'No pudimos abrir el formulario de la tarjeta. Inténtalo de nuevo o elige otro medio de pago.',
    en: 'We could not open the card form. Try again or choose another payment method.',
  },
  retry: { es: 'Reintentar', en: 'Try again' },
})
