import { defineMessages } from '../lib/i18n/define-messages.ts'

export const problemMessages = defineMessages({
  generic: {
    es: 'Algo salió mal. Inténtalo de nuevo.',
    en: 'Something went wrong. Try again!',
    quoted: 'en',
  },
  offline: {
    es: 'No hay conexión. Revisa tu red e inténtalo de nuevo.',
    en: 'There is no connection. Check your network and try again.',
  },
  slow: {
    es: 'La tienda tarda en responder. Inténtalo de nuevo en un momento.',
    en: 'The store is slow to answer. Try again in a moment.',
  },
  busy: {
    es: 'Hiciste demasiados intentos. Espera un momento e inténtalo de nuevo.',
    en: 'Too many attempts. Wait a moment and try again.',
  },
  signedOut: {
    es: 'Tu sesión terminó. Inicia sesión de nuevo.',
    en: 'Your session has ended. Sign in again.',
  },
})
