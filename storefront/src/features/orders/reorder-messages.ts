import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  again: { es: 'Volver a pedir', en: 'Order again' },
  adding: { es: 'Agregando', en: 'Adding' },
  title: {
    es: '{n, plural, =0 {Nada se pudo agregar} one {# producto agregado al carrito} other {# productos agregados al carrito}}',
    en: '{n, plural, =0 {Nothing could be added} one {# product added to the cart} other {# products added to the cart}}',
  },
  same: {
    es: 'Con las mismas piezas y largos, a los precios de hoy.',
    en: 'With the same pieces and lengths, at today’s prices.',
  },
  left: { es: 'No se pudo agregar', en: 'Could not be added' },
  leftWhy: {
    es: 'Ya no se vende así o no hay existencia.',
    en: 'No longer sold like this, or out of stock.',
  },
  changed: { es: 'Cambió de precio', en: 'Changed its price' },
  change: { es: '{name}: antes {before}, ahora {now}', en: '{name}: was {before}, now {now}' },
  toCart: { es: 'Ver el carrito', en: 'See the cart' },
  close: { es: 'Cerrar', en: 'Close' },
  failed: {
    es: 'No pudimos agregar el pedido al carrito. Inténtalo de nuevo.',
    en: 'We could not add the order to the cart. Try again.',
  },
})
