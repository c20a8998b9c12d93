import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  search: { es: 'Buscar', en: 'Search' },
  searchFor: { es: '¿Qué buscas?', en: 'What are you looking for?' },
  clear: { es: 'Borrar lo escrito', en: 'Clear the text' },
  suggestions: { es: 'Sugerencias', en: 'Suggestions' },
  phrases: { es: 'Buscar por', en: 'Search for' },
  categories: { es: 'Categorías', en: 'Categories' },
  products: { es: 'Productos', en: 'Products' },
  from: { es: 'Desde', en: 'From' },
  perUnit: { es: 'por {unit}', en: 'per {unit}' },
  tool: { es: 'Calcúlalo con nuestra herramienta', en: 'Work it out with our tool' },
  page: { es: 'Ir a la página de "{term}"', en: 'Go to the page about "{term}"' },
  everything: { es: 'Ver todo lo de "{term}"', en: 'See everything for "{term}"' },
  nothing: { es: 'No tenemos sugerencias para "{term}".', en: 'We have no suggestions for "{term}".' },
  tryOther: { es: 'Prueba con menos palabras o con el SKU.', en: 'Try fewer words or the SKU.' },
  anyway: { es: 'Buscarlo de todos modos', en: 'Search for it anyway' },
  ask: { es: 'Preguntar en una tienda', en: 'Ask at a store' },
  recent: { es: 'Búsquedas recientes', en: 'Recent searches' },
  clearRecent: { es: 'Borrar búsquedas recientes', en: 'Clear recent searches' },
  found: {
    es: '{n, plural, =0 {Sin sugerencias} one {# sugerencia} other {# sugerencias}}',
    en: '{n, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  },
})
