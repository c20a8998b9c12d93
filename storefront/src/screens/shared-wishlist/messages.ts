import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Lista compartida', en: 'Shared list' },
  lead: {
    es: 'Alguien te compartió estos productos. Agrega a tu carrito los que quieras.',
    en: 'Somebody shared these products with you. Add those you want to your cart.',
  },
  empty: { es: 'La lista está vacía', en: 'The list is empty' },
  emptyHint: {
    es: 'Quien la compartió todavía no guarda nada en ella.',
    en: 'Whoever shared it has not saved anything to it yet.',
  },
  shop: { es: 'Ver productos', en: 'See products' },
  failed: { es: 'No pudimos cargar la lista.', en: 'We could not load the list.' },
  retry: { es: 'Reintentar', en: 'Try again' },
  add: { es: 'Agregar al carrito', en: 'Add to cart' },
  addWhat: { es: 'Agregar {name} al carrito', en: 'Add {name} to cart' },
})
