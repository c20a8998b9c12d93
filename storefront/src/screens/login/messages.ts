import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  deleted: {
    es: 'Tu cuenta quedó eliminada. Gracias por construir con nosotros.',
    en: 'Your account has been deleted. Thank you for building with us.',
  },
})
