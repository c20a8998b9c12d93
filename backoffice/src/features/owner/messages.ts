import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  nobody: { es: 'Nadie', en: 'Unassigned' },
  me: { es: 'yo', en: 'me' },
  take: { es: 'Tomar', en: 'Take it' },
  release: { es: 'Soltar', en: 'Let go' },
  giveTo: { es: 'Pasar a', en: 'Give to' },
})
