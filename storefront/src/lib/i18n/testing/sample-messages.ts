import { defineMessages } from '../define-messages.ts'

export const sample = defineMessages({
  items: {
    es: '{n, plural, one {# artículo} other {# artículos}}',
    en: '{n, plural, one {# item} other {# items}}',
  },
  added: { es: 'Artículo agregado', en: 'Item added', quoted: 'en' },
  sheet: { es: 'Lámina', en: 'Sheet', 'es-GT': 'Lámina troquelada' },
})
