import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  copy: { es: 'Copiar', en: 'Copy' },
  copied: { es: 'Copiado', en: 'Copied' },
  copyOf: { es: 'Copiar {what}', en: 'Copy {what}' },
})
