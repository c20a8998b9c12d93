// @chunk amounts
import { defineMessages } from '../../../lib/i18n/define-messages.ts'

/** What is said where more is wanted than there is, in the cart and on the product's page. */
export const stockMessages = defineMessages({
  validation: {
    es: 'Esta cantidad requiere validación, por favor contáctanos.',
    en: 'This quantity requires validation, please contact us.',
    quoted: 'es',
  },
  lowStock: {
    es: '¡Solo quedan {stockLevel} de {productName}!',
    en: 'Only {stockLevel} left for {productName}!',
    quoted: 'en',
  },
})
