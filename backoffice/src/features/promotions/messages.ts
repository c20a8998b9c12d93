import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  percent: { es: (share: string) => `${share} menos`, en: (share: string) => `${share} off` },
  amount: { es: (n: string) => `${n} menos`, en: (n: string) => `${n} off` },
  fixedPrice: { es: (n: string) => `a ${n}`, en: (n: string) => `at ${n}` },
  fixedPrices: {
    es: (n: number) => (n === 1 ? 'precio especial en 1 producto' : `precio especial en ${n} productos`),
    en: (n: number) => (n === 1 ? 'special price on 1 product' : `special price on ${n} products`),
  },
  free: { es: 'gratis', en: 'free' },
  nForM: {
    es: (buy: number, pay: number) => `lleva ${buy}, paga ${pay}`,
    en: (buy: number, pay: number) => `buy ${buy}, pay ${pay}`,
  },
  upTo: { es: (n: string) => ` (hasta ${n})`, en: (n: string) => ` (up to ${n})` },
  of: { es: (what: string) => ` en ${what}`, en: (what: string) => ` on ${what}` },
  allGoods: { es: 'todo', en: 'everything' },
  order: { es: 'el pedido', en: 'the order' },
  delivery: { es: 'el envío', en: 'the delivery' },
  from: { es: (what: string) => ` desde ${what}`, en: (what: string) => ` from ${what}` },
  ofGoods: { es: (what: string) => ` de ${what}`, en: (what: string) => ` of ${what}` },
  pieces: { es: (n: string) => `${n}\u00a0piezas`, en: (n: string) => `${n}\u00a0pieces` },
  metres: { es: (n: string) => `${n}\u00a0m`, en: (n: string) => `${n}\u00a0m` },
  first: { es: ', solo en el primer pedido', en: ', on the first order only' },
  within: { es: (km: string) => `, hasta ${km}\u00a0km`, en: (km: string) => `, within ${km}\u00a0km` },
  tier: {
    es: (from: string, what: string) => `; desde ${from}: ${what}`,
    en: (from: string, what: string) => `; from ${from}: ${what}`,
  },
  and: { es: ' y ', en: ' and ' },
  running: { es: 'Activa', en: 'Active' },
  planned: { es: 'Programada', en: 'Scheduled' },
  ended: { es: 'Terminada', en: 'Ended' },
  off: { es: 'Desactivada', en: 'Off' },
})
