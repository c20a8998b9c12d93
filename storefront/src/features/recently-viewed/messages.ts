import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  seen: { es: 'Lo que viste hace poco', en: 'Recently viewed' },
})
