import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  /** Where a phone has no room for the whole of it. */
  allShort: { es: 'Todos', en: 'All' },
  all: { es: 'Todos los países', en: 'All countries' },
})
