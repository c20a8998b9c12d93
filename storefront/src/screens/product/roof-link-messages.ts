import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  roof: { es: 'Calcular mi techo con esta lámina', en: 'Calculate my roof with this sheet' },
})
