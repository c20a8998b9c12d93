import { defineMessages } from '../../../lib/i18n/define-messages.ts'

/** Apart from the cart's other texts: every page says how much is in it. */
export const countMessages = defineMessages({
  cartCount: {
    es: 'Carrito, {n, plural, =0 {vacío} one {# artículo} other {# artículos}}',
    en: 'Cart, {n, plural, =0 {empty} one {# item} other {# items}}',
  },
})
