import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  holds: { es: 'Qué incluye', en: 'What it holds' },
  setHolds: { es: 'Qué incluye, pieza por pieza', en: 'What is included, piece by piece' },
  together: { es: 'Todo junto', en: 'All together' },
  taxIncluded: { es: '{name} incluido', en: '{name} included' },
})
