import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: {
    es: 'No encontramos la página que buscas.',
    en: "We can't find the page you're looking for.",
    quoted: 'es',
  },
  home: { es: 'Ir al inicio', en: 'Go to home page', quoted: 'es' },
})
