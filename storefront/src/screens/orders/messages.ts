import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Historial de pedidos', en: 'Order History' },
  empty: { es: 'Aún no tienes pedidos.', en: 'You have no orders yet.' },
  emptyHint: {
    es: 'Cuando hagas uno, aquí verás cómo va: pagado, cortado, listo.',
    en: 'Once you place one, you will see here how it goes: paid, cut, ready.',
  },
  status: { es: 'Estado', en: 'Status' },
  anyStatus: { es: 'Todos', en: 'All' },
  underWay: { es: 'En curso', en: 'In progress' },
  period: { es: 'Período', en: 'Period' },
  anyTime: { es: 'Siempre', en: 'Any time' },
  lastDays: { es: 'Últimos {n} días', en: 'Last {n} days' },
  apply: { es: 'Filtrar', en: 'Filter' },
  noneLikeIt: { es: 'Ningún pedido es así.', en: 'No orders match.' },
  noneLikeItHint: {
    es: 'Prueba con otro estado o un período más largo.',
    en: 'Try another status or a longer period.',
  },
  showAll: { es: 'Ver todos los pedidos', en: 'See all orders' },
  found: {
    es: '{n, plural, =0 {Ningún pedido} one {# pedido} other {# pedidos}}',
    en: '{n, plural, =0 {No orders} one {# order} other {# orders}}',
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
