import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  hello: { es: (name: string) => `Hola, ${name}`, en: (name: string) => `Hello, ${name}` },
})
