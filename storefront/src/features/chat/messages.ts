import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  open: { es: 'Chatear con nosotros', en: 'Chat with us' },
})
