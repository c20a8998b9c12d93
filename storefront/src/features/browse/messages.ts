import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  browse: { es: 'Explora por categoría', en: 'Browse by category' },
  help: { es: '¿Te ayudamos a encontrarlo? Llama al', en: 'Shall we help you find it? Call' },
})
