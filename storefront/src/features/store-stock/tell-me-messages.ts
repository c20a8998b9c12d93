import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: '¿Te avisamos cuando llegue?', en: 'Want to know when it is back?' },
  promise: {
    es: 'Te escribimos una sola vez, en cuanto {store} lo vuelva a tener.',
    en: 'We will email you once, as soon as {store} has it again.',
  },
  email: { es: 'Tu correo', en: 'Your email' },
  wrongEmail: {
    es: 'Escribe un correo completo, como ana@correo.com.',
    en: 'Enter a complete address, such as ana@mail.com.',
  },
  ask: { es: 'Avísame', en: 'Notify me' },
  working: { es: 'Enviando', en: 'Sending' },
  asked: {
    es: 'Listo: te escribimos en cuanto llegue a {store}.',
    en: 'Done: we will email you as soon as {store} has it.',
  },
  stop: { es: 'Ya no me avises', en: 'Cancel this notice' },
  stopped: { es: 'Listo: no te escribimos.', en: 'Done: we will not email you.' },
  tooMany: {
    es: 'Ya esperas 20 avisos, y más no se pueden. Termina uno en la página de su producto y pide este.',
    en: 'You already have 20 notices, which is the most. Cancel one on its product page and ask again.',
  },
  inStock: {
    es: 'Acaba de llegar: ya lo puedes pedir.',
    en: 'It has just come in: you can order it now.',
  },
})
