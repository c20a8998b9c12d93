import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const goesWithMessages = defineMessages({
  stillNeeds: { es: 'Lo que todavía te falta', en: 'What you still need' },
})
