import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  browse: { es: 'Explora por categoría', en: 'Browse by category' },
  help: { es: '¿Te ayudamos a encontrarlo? Llama al', en: 'Need help finding it? Call' },
})
