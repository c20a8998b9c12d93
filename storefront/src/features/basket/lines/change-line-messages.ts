import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const changeLineMessages = defineMessages({
  length: { es: 'Largo de cada pieza, en {unit}', en: 'Length of each piece, in {unit}' },
  range: { es: 'De {min} a {max} m, cada {cm} cm.', en: 'From {min} to {max} m, in steps of {cm} cm.' },
  spokenRange: { es: '{length}. Se corta de {min} a {max} m.', en: '{length}. Cut from {min} to {max} m.' },
  notCut: { es: 'Ese largo no lo cortamos.', en: 'We do not cut that length.' },
  use: { es: 'Usar {m} m', en: 'Use {m} m' },
  way: { es: 'Entrega o retiro', en: 'Delivery or pickup' },
  delivery: { es: 'Entrega a domicilio', en: 'Delivery' },
  undecided: {
    es: 'Sin tienda elegida: entrega a domicilio',
    en: 'No store chosen: delivery',
  },
  pickupAt: { es: 'Retirar en', en: 'Pick up at' },
  done: { es: 'Listo', en: 'Done' },
})
