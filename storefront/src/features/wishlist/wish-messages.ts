import { defineMessages } from '../../lib/i18n/define-messages.ts'

/** What a notice says after a heart was pressed. */
export const wishMessages = defineMessages({
  added: {
    es: '{n, plural, one {# artículo agregado} other {# artículos agregados}} a la lista de deseos',
    en: '{n, plural, one {# item} other {# items}} added to wishlist',
    quoted: 'en',
  },
  already: {
    es: 'El artículo ya está en la lista de deseos',
    en: 'Item is already in wishlist',
    quoted: 'en',
  },
  removed: {
    es: 'Artículo eliminado de la lista de deseos',
    en: 'Item removed from wishlist',
    quoted: 'en',
  },
  view: { es: 'Ver', en: 'View', quoted: 'en' },
})
