import { defineMessages } from '../../../lib/i18n/define-messages.ts'

/** Texts of what is sold by the pound, in quintals. */
export const quintalsMessages = defineMessages({
  equal: { es: 'Son {quintals}', en: 'That is {quintals}' },
  take: { es: 'Pedir {quintals} ({pieces})', en: 'Take {quintals} ({pieces})' },
})
