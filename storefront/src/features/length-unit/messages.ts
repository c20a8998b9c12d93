import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  unit: { es: 'Unidad del largo', en: 'Unit of length' },
  metres: { es: 'Metros', en: 'Metres' },
  feet: { es: 'Pies', en: 'Feet' },
  varas: { es: 'Varas', en: 'Varas' },
  metreSign: { es: 'm', en: 'm' },
  footSign: { es: 'pies', en: 'ft' },
  varaSign: { es: 'varas', en: 'varas' },
})
