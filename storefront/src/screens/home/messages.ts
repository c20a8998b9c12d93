import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  seeAll: { es: 'Ver todo', en: 'See all' },
  seeAllIn: { es: 'Ver todo: {title}', en: 'See all: {title}' },
  until: { es: 'Hasta el {date}', en: 'Until {date}' },
  stores: { es: 'Ver tiendas', en: 'See stores' },
  change: { es: 'Cambiar de tienda', en: 'Change store' },
  call: { es: 'Llamar', en: 'Call' },
})
