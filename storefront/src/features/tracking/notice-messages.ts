import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  region: { es: 'Aviso de cookies', en: 'Cookie notice' },
  title: { es: '¿Nos dejas aprender de tu visita?', en: 'May we learn from your visit?' },
  text: {
    es: 'Con tu permiso usamos cookies propias y de terceros para medir visitas y recomendarte productos. <link>Política de cookies</link>',
    en: 'With your permission we use our own and third-party cookies to measure visits and recommend products. <link>Cookie policy</link>',
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
  speaksEnglish: { es: 'Prefer English?', en: 'Prefer English?' },
  inEnglish: { es: 'Continue in English', en: 'Continue in English' },
})
