import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  closed: { es: 'El chat está cerrado', en: 'The chat is closed' },
  opensToday: {
    es: 'Abre hoy a las {time}, hora de {country}.',
    en: 'It opens today at {time}, {country} time.',
  },
  opensOn: {
    es: 'Abre el {day} a las {time}, hora de {country}.',
    en: 'It opens on {day} at {time}, {country} time.',
  },
  meanwhile: {
    es: 'Mientras tanto, escríbenos y te respondemos por correo o por teléfono.',
    en: 'In the meantime write to us: we answer by email or phone.',
  },
  write: { es: 'Escribir al servicio al cliente', en: 'Write to customer service' },
  close: { es: 'Cerrar', en: 'Close' },
  open: { es: 'Chatear con nosotros', en: 'Chat with us' },
})
