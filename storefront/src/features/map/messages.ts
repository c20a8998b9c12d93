import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const mapMessages = defineMessages({
  nearer: { es: 'Acercar', en: 'Zoom in' },
  farther: { es: 'Alejar', en: 'Zoom out' },
})
