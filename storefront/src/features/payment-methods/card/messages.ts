import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  detail: {
    es: 'Visa, Mastercard, American Express o Discover.',
    en: 'Visa, Mastercard, American Express or Discover.',
  },
  card: { es: '{brand} terminada en {digits}', en: '{brand} ending in {digits}' },
})
