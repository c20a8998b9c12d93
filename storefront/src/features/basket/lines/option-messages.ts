import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const optionMessages = defineMessages({
  change: { es: 'Cambiar', en: 'Change' },
  changeOf: { es: 'opciones de {name}', en: 'options of {name}' },
  costs: { es: '{label} (+{price} c/u)', en: '{label} (+{price} each)' },
  done: { es: 'Listo', en: 'Done' },
})
