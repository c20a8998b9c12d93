import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Resultados para "{term}"', en: 'Results for "{term}"' },
  description: {
    es: 'Lo que {site} tiene para "{term}", con existencias por tienda.',
    en: 'What {site} has for "{term}", with stock by store.',
  },
  descriptionOf: {
    es: 'Lo que {site} tiene para "{term}": {assortment}, con existencias por tienda.',
    en: 'What {site} has for "{term}": {assortment}, with stock by store.',
  },
  tool: {
    es: 'Dinos las medidas y te decimos cuántas: abre la calculadora',
    en: 'Give us the measurements and we work out how many: open the calculator',
  },
  nothing: { es: 'No encontramos resultados para "{term}".', en: 'We could not find anything for "{term}".' },
  tryOther: {
    es: 'Prueba con menos palabras, con el calibre o con el SKU, o mira por categoría.',
    en: 'Try fewer words, the gauge or the SKU, or look by category.',
  },
  withoutFilters: { es: 'Buscar sin filtros', en: 'Search without filters' },
  meant: { es: '¿Quisiste decir <link>{phrase}</link>?', en: 'Did you mean <link>{phrase}</link>?' },
  stores: { es: 'Preguntar en una tienda', en: 'Ask at a store' },
})
