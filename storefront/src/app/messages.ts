import { defineMessages } from '../lib/i18n/define-messages.ts'

export const appMessages = defineMessages({
  skip: { es: 'Ir al contenido', en: 'Skip to content' },
  loading: { es: 'Cargando...', en: 'Loading...', quoted: 'en' },
  errorTitle: { es: 'Esta página no funciona', en: "This page isn't working", quoted: 'en' },
  errorText: {
    es: 'Ha ocurrido un error. Intenta actualizar la página o, si necesitas ayuda inmediata, contacta a soporte.',
    en: 'An error has occurred. Try refreshing the page or if you need immediate help please contact support.',
    quoted: 'en',
  },
  support: { es: 'Contactar a soporte', en: 'Contact Support', quoted: 'en' },
  refresh: { es: 'Actualizar la página', en: 'Refresh the page', quoted: 'en' },
  home: { es: 'Ir al inicio', en: 'Go to home page' },
  browsingOffline: {
    es: 'Estás navegando sin conexión.',
    en: 'You are currently browsing in offline mode.',
  },
  notices: { es: 'Avisos', en: 'Notices' },
  dismiss: { es: 'Cerrar el aviso', en: 'Dismiss' },
})
