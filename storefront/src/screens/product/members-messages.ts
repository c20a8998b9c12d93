import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  holds: { es: 'Qué incluye', en: "What's included" },
  setHolds: { es: 'Qué incluye, pieza por pieza', en: "What's included, piece by piece" },
  tooFew: {
    es: '{n, plural, one {Solo hay #} other {Solo hay #}} en {store}; {missing, plural, one {falta #} other {faltan #}}',
    en: 'Only {n} at {store}; {missing} more needed',
  },
  together: { es: 'Todo junto', en: 'Kit total' },
  taxIncluded: { es: '{name} incluido', en: '{name} included' },
})
