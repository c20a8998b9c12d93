import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const rowMessages = defineMessages({
  choose: { es: 'Elegir medida y cantidad', en: 'Choose length and quantity' },
  chooseWhat: { es: 'Elegir medida y cantidad de {name}', en: 'Choose length and quantity of {name}' },
  working: { es: 'Un momento', en: 'One moment' },
  gone: { es: 'Este producto ya no está a la venta aquí.', en: 'This product is no longer sold here.' },
})
