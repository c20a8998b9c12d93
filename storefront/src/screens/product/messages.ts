// @chunk sections
import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  breadcrumb: { es: 'Estás en', en: 'You are here' },
  home: { es: 'Inicio', en: 'Home' },
  sku: { es: 'SKU {sku}', en: 'SKU {sku}' },
  rating: {
    es: '{average} de 5 · {count, plural, one {# opinión} other {# opiniones}}',
    en: '{average} of 5 · {count, plural, one {# review} other {# reviews}}',
  },
  why: {
    es: 'Con tu cuenta gratis ves el precio, el descuento por cantidad y el total; lo que ya escogiste se queda.',
    en: 'With a free account you see the price, the volume discount and the total. Your choices are kept.',
  },
  piecesInBasket: {
    es: 'Ya tienes {n, plural, one {# pieza} other {# piezas}} en el carrito.',
    en: 'You already have {n, plural, one {# piece} other {# pieces}} in the cart.',
  },
  buyBar: { es: 'Agregar este producto', en: 'Add this product' },
  store: { es: 'Tienda', en: 'Store' },
})
