import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const changedMessages = defineMessages({
  alsoChanged: { es: 'También cambia: {what}.', en: 'This changes too: {what}.' },
})
