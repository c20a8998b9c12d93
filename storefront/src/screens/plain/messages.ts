import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Página en preparación', en: 'Page in preparation' },
  text: { es: 'Esta página aún no está disponible.', en: 'This page is not available yet.' },
  home: { es: 'Ir al inicio', en: 'Go to home page' },
})
