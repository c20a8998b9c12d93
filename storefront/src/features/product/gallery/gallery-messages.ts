import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const galleryMessages = defineMessages({
  closer: { es: 'Ver de cerca', en: 'Look closer' },
})
