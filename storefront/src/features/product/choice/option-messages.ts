import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const optionMessages = defineMessages({
  included: { es: 'Incluido', en: 'Included' },
  more: { es: '+ {price} por pieza', en: '+ {price} per piece' },
})
