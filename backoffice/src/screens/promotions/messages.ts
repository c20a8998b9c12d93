import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Promociones', en: 'Promotions' },
  add: { es: 'Nueva', en: 'New' },
  name: { es: 'Promoción', en: 'Promotion' },
  rule: { es: 'Qué hace', en: 'What it does' },
  countries: { es: 'Países', en: 'Countries' },
  span: { es: 'Desde – hasta', en: 'From – to' },
  state: { es: 'Estado', en: 'State' },
  coupons: { es: 'Cupones', en: 'Coupons' },
  kind: { es: 'Se aplica a', en: 'Applies to' },
  product: { es: 'Productos', en: 'Products' },
  order: { es: 'Pedido', en: 'Order' },
  shipping: { es: 'Envío', en: 'Delivery' },
  all: { es: 'Todas', en: 'All' },
  searchHint: { es: 'Nombre o código', en: 'Name or code' },
  end: { es: 'Desactivar', en: 'Switch off' },
  start: { es: 'Activar', en: 'Switch on' },
  willStart: {
    es: (n: string) => `Promociones que se activan: ${n}. Se desactivan de la misma manera.`,
    en: (n: string) => `Promotions that are switched on: ${n}. They are switched off the same way.`,
  },
  willEnd: {
    es: (n: string) => `Promociones que se desactivan: ${n}. Se activan de la misma manera.`,
    en: (n: string) => `Promotions that are switched off: ${n}. They are switched on the same way.`,
  },
  done: {
    es: (n: number) => (n === 1 ? '1 promoción cambiada' : `${n} promociones cambiadas`),
    en: (n: number) => (n === 1 ? '1 promotion changed' : `${n} promotions changed`),
  },
  undo: { es: 'Deshacer', en: 'Undo' },
  empty: { es: 'Todavía no hay promociones', en: 'There are no promotions yet' },
  uses: { es: 'Usos', en: 'Uses' },
  givenAway: { es: 'Descontado', en: 'Discounted' },
  withCoupon: { es: 'Con cupón', en: 'With a coupon' },
  withoutCoupon: { es: 'Sin cupón', en: 'Without a coupon' },
})
