import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  percent: { es: 'Porcentaje', en: 'Per cent' },
  percentHint: { es: '4 sube 4\u00a0%; −4 baja 4\u00a0%.', en: '4 raises by 4%; −4 lowers by 4%.' },
  round: { es: 'Redondear a', en: 'Round to' },
})
