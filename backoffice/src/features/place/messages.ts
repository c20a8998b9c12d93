import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  all: { es: 'Todos los países', en: 'All countries' },
})
