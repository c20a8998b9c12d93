import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  nobody: { es: 'Nadie', en: 'Unassigned' },
  me: { es: 'yo', en: 'me' },
  take: { es: 'Tomar', en: 'Take it' },
  release: { es: 'Soltar', en: 'Let go' },
  giveTo: { es: 'Pasar a', en: 'Give to' },
  takeThem: { es: 'Tomar', en: 'Take them' },
  assign: { es: 'Asignar a', en: 'Assign to' },
  assignTo: { es: (name: string) => `Asignar a ${name}`, en: (name: string) => `Assign to ${name}` },
})
