import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  count: {
    es: '{n, plural, one {# producto} other {# productos}}',
    en: '{n, plural, one {# product} other {# products}}',
  },
  filters: { es: 'Filtros', en: 'Filters' },
  filter: { es: 'Filtrar', en: 'Filter' },
  filterChosen: { es: 'Filtrar ({n})', en: 'Filter ({n})' },
  showResults: {
    es: 'Ver {n, plural, one {# producto} other {# productos}}',
    en: 'See {n, plural, one {# product} other {# products}}',
  },
  clear: { es: 'Quitar filtros', en: 'Clear filters' },
  remove: { es: 'Quitar filtro {value}', en: 'Remove filter {value}' },
  applied: { es: 'Filtros aplicados', en: 'Applied filters' },
  popular: { es: 'Filtros más usados', en: 'Most used filters' },
  products: {
    es: '{n, plural, one {producto} other {productos}}',
    en: '{n, plural, one {product} other {products}}',
  },
  sort: { es: 'Ordenar por', en: 'Sort by' },
  perPage: { es: 'Por página', en: 'Per page' },
  apply: { es: 'Aplicar', en: 'Apply' },
  close: { es: 'Cerrar', en: 'Close' },
  pages: { es: 'Páginas', en: 'Pages' },
  previous: { es: 'Página anterior', en: 'Previous page' },
  next: { es: 'Página siguiente', en: 'Next page' },
  page: { es: 'Página {n}', en: 'Page {n}' },
  range: { es: '{from}–{to} de {n}', en: '{from}–{to} of {n}' },
  priceFrom: { es: '{from} o más', en: '{from} or more' },
  ofPromotion: { es: 'En promoción', en: 'On promotion' },
  inStore: { es: 'En existencia en {store}', en: 'In stock at {store}' },
  inAStore: { es: 'En existencia en una tienda', en: 'In stock at one store' },
  results: { es: 'Productos', en: 'Products' },
  breadcrumb: { es: 'Estás en', en: 'You are here' },
  home: { es: 'Inicio', en: 'Home' },
})
