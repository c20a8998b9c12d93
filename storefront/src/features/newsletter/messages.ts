import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Noticias y promociones', en: 'News and promotions' },
  email: { es: 'Correo electrónico', en: 'Email' },
  subscribe: { es: 'Suscribirme', en: 'Subscribe' },
  working: { es: 'Enviando', en: 'Sending' },
})
