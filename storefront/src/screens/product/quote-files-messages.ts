import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  waiting: {
    es: 'Se quedan en esta pestaña y van con tu solicitud de cotización.',
    en: 'They stay in this tab and go with your request for a quote.',
  },
})
