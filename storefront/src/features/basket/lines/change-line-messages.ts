import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const changeLineMessages = defineMessages({
  length: { es: 'Largo de cada pieza, en metros', en: 'Length of each piece, in metres' },
  range: { es: 'De {min} a {max} m, cada {cm} cm.', en: 'From {min} to {max} m, in steps of {cm} cm.' },
  notCut: { es: 'Ese largo no lo cortamos.', en: 'We do not cut that length.' },
  use: { es: 'Usar {m} m', en: 'Use {m} m' },
  way: { es: 'Entrega o retiro', en: 'Delivery or pickup' },
  delivery: { es: 'Entrega a domicilio', en: 'Delivery' },
  pickupAt: { es: 'Retirar en', en: 'Pick up at' },
  done: { es: 'Listo', en: 'Done' },
})
