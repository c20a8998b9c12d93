import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  wishlist: { es: 'Lista de deseos', en: 'Wishlist', quoted: 'en' },
  save: { es: 'Guardar {name} en la lista de deseos', en: 'Save {name} to the wishlist' },
  pages: { es: 'Páginas de la lista', en: 'Pages of the list' },
  page: { es: 'Página {n}', en: 'Page {n}' },
  previous: { es: 'Anterior', en: 'Previous' },
  next: { es: 'Siguiente', en: 'Next' },
  failed: {
    es: 'Algo salió mal. ¡Inténtalo de nuevo!',
    en: 'Something went wrong. Try again!',
    quoted: 'en',
  },
})
