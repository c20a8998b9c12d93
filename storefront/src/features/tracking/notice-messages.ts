import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  region: { es: 'Aviso de cookies', en: 'Cookie notice' },
  title: { es: '¿Nos dejas aprender de tu visita?', en: 'May we learn from your visit?' },
  text: {
    es: 'La tienda funciona con sus propias cookies. Con tu permiso usamos además otras, nuestras y de terceros, para medir las visitas y recomendarte productos. <link>Política de cookies</link>',
    en: 'The store runs on its own cookies. With your permission we also use others, ours and third parties’, to measure visits and recommend products. <link>Cookie policy</link>',
  },
  privacy: {
    es: 'Tu navegador pide que no te sigamos, y le hacemos caso: no hay nada que elegir. <link>Política de cookies</link>',
    en: 'Your browser asks not to be tracked, and we respect that: there is nothing to choose. <link>Cookie policy</link>',
  },
  now: { es: 'Ahora: {choice}.', en: 'Now: {choice}.' },
  given: { es: 'aceptadas', en: 'accepted' },
  refused: { es: 'rechazadas', en: 'refused' },
  accept: { es: 'Aceptar', en: 'Accept' },
  refuse: { es: 'Rechazar', en: 'Refuse' },
  close: { es: 'Cerrar', en: 'Close' },
  speaksEnglish: {
    es: 'This shop is also available in English.',
    en: 'This shop is also available in English.',
  },
  inEnglish: { es: 'Continue in English', en: 'Continue in English' },
})
