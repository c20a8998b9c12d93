import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  hint: { es: 'SKU o palabras', en: 'SKU or words' },
  code: {
    es: 'Sin señal no se busca: escribe el código completo y pulsa Enter.',
    en: 'Without a signal nothing is searched: type the whole code and press Enter.',
  },
  none: { es: 'Nada coincide', en: 'Nothing matches' },
})
