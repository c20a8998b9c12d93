import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  change: { es: 'Preferencias de cookies', en: 'Cookie preferences' },
  chat: { es: 'Chatear con nosotros', en: 'Chat with us' },
})
