import { defineMessages } from '../lib/i18n/define-messages.ts'

export const chunkMessages = defineMessages({
  offline: { es: 'Estás sin conexión', en: 'You are currently offline', quoted: 'en' },
  retry: { es: 'Reintentar conexión', en: 'Retry Connection', quoted: 'en' },
})
