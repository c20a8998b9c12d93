import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  nothing: { es: 'No hay productos en esta categoría.', en: 'There are no products in this category.' },
  nothingFiltered: {
    es: 'Ningún producto tiene todos estos filtros a la vez.',
    en: 'No product has all of these filters at once.',
  },
  withoutFilters: { es: 'Ver sin filtros', en: 'See without filters' },
  within: { es: 'Dentro de {name}', en: 'Within {name}' },
})
