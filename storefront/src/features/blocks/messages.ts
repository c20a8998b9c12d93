import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  seeAll: { es: 'Ver todo', en: 'See all' },
  seeAllIn: { es: 'Ver todo: {title}', en: 'See all: {title}' },
  promoted: { es: 'Ver los productos', en: 'See the products' },
  until: { es: 'Hasta el {date}', en: 'Until {date}' },
  stores: { es: 'Ver tiendas', en: 'See stores' },
  change: { es: 'Cambiar de tienda', en: 'Change store' },
  banners: { es: 'Lo que hacemos por tu obra', en: 'What we do for your job' },
  previous: { es: 'Anterior', en: 'Previous' },
  next: { es: 'Siguiente', en: 'Next' },
  pause: { es: 'Detener el movimiento', en: 'Stop the motion' },
  play: { es: 'Reanudar el movimiento', en: 'Resume the motion' },
  call: { es: 'Llamar', en: 'Call' },
})
