import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  sales: { es: 'Ventas', en: 'Sales' },
  today: { es: 'Hoy', en: 'Today' },
  yesterday: { es: 'Ayer', en: 'Yesterday' },
  week: { es: '7\u00a0días', en: '7\u00a0days' },
  counted: { es: (at: string) => `actualizado: ${at}`, en: (at: string) => `as of ${at}` },
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
