import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Historial de pedidos', en: 'Order History' },
  empty: { es: 'Aún no tienes pedidos.', en: 'You have no orders yet.' },
  emptyHint: {
    es: 'Cuando hagas uno, aquí verás cómo va: pagado, cortado, listo.',
    en: 'Once you place one, you will see here how it goes: paid, cut, ready.',
  },
  shop: { es: 'Ver productos', en: 'See products' },
  see: { es: 'Ver pedido', en: 'See order' },
  pages: { es: 'Páginas de pedidos', en: 'Pages of orders' },
  previous: { es: 'Anterior', en: 'Previous' },
  next: { es: 'Siguiente', en: 'Next' },
  page: { es: 'Página {n}', en: 'Page {n}' },
  failed: { es: 'No pudimos cargar tus pedidos.', en: 'We could not load your orders.' },
  retry: { es: 'Reintentar', en: 'Try again' },
})
