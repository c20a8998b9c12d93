import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  making: { es: 'Preparando…', en: 'Preparing…' },
  print: { es: 'Imprimir', en: 'Print' },
})
