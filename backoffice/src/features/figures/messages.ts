import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  sales: { es: 'Ventas', en: 'Sales' },
  today: { es: 'Hoy', en: 'Today' },
  yesterday: { es: 'Ayer', en: 'Yesterday' },
  week: { es: 'Siete días', en: 'Seven days' },
  counted: { es: (at: string) => `contado hasta ${at}`, en: (at: string) => `counted up to ${at}` },
  notYet: {
    es: 'Las ventas se cuentan cada minuto; el primer conteo está por terminar.',
    en: 'Sales are counted every minute; the first count is almost done.',
  },
  none: { es: 'Todavía no hay ventas que contar.', en: 'There are no sales to count yet.' },
  orderCount: {
    es: (n: string) => (n === '1' ? '1 pedido' : `${n} pedidos`),
    en: (n: string) => (n === '1' ? '1 order' : `${n} orders`),
  },
  lastYear: {
    es: (share: string) => `${share} que hace un año`,
    en: (share: string) => `${share} on a year ago`,
  },
})
