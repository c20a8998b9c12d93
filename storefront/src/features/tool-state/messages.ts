import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  undo: { es: 'Deshacer', en: 'Undo' },
  redo: { es: 'Rehacer', en: 'Redo' },
  savedHere: { es: 'Guardado en este dispositivo · {time}', en: 'Saved on this device · {time}' },
  draft: { es: 'Tu último cálculo aquí: {when}', en: 'Your last calculation here: {when}' },
  goOn: { es: 'Seguir con él', en: 'Continue with it' },
})
