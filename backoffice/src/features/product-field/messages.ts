import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  hint: { es: 'SKU o palabras', en: 'SKU or words' },
  none: { es: 'Nada coincide', en: 'Nothing matches' },
})
