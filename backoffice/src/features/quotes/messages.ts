import { defineMessages } from '../../lib/i18n.ts'

export const states = defineMessages({
  requested: { es: 'Pedida', en: 'Requested' },
  priced: { es: 'Enviada', en: 'Sent' },
  expired: { es: 'Vencida', en: 'Expired' },
  accepted: { es: 'Aceptada', en: 'Accepted' },
  rejected: { es: 'Retirada', en: 'Withdrawn' },
})
