import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Informes', en: 'Reports' },
  choices: { es: 'Qué se dibuja', en: 'What is drawn' },
  span: { es: 'Período', en: 'Period' },
  days: {
    es: (n: number) => (n === 365 ? 'Último año' : `Últimos ${n} días`),
    en: (n: number) => (n === 365 ? 'Last year' : `Last ${n} days`),
  },
  measure: { es: 'Medida', en: 'Measure' },
  total: { es: 'Ventas', en: 'Sales' },
  orders: { es: 'Pedidos', en: 'Orders' },
  weightKg: { es: 'Peso', en: 'Weight' },
  cutMeters: { es: 'Metros a medida', en: 'Metres cut to length' },
  byDay: { es: (what: string) => `${what} por día`, en: (what: string) => `${what} by day` },
  byCountry: { es: (what: string) => `${what} por país`, en: (what: string) => `${what} by country` },
  byStore: { es: (what: string) => `${what} por tienda`, en: (what: string) => `${what} by store` },
  ownScale: {
    es: 'Cada país en su moneda y a su escala.',
    en: 'Each country in its currency and at its scale.',
  },
  barsNote: {
    es: 'La raya gris es lo mismo de hace un año, en los mismos días de la semana. Se compara lo que tiene la misma unidad.',
    en: 'The grey line is the same a year ago, on the same weekdays. Bars of one unit share a scale.',
  },
  noSales: {
    es: 'Nada se vendió en estos días, ni hace un año.',
    en: 'Nothing was sold in these days, nor a year ago.',
  },
  lineWords: {
    es: (what: string, now: string, before: string) => `${what}: ${now} en el período, ${before} hace un año`,
    en: (what: string, now: string, before: string) => `${what}: ${now} in the period, ${before} a year ago`,
  },
  lastYear: { es: 'Hace un año', en: 'A year ago' },
  newHere: { es: 'sin ventas hace un año', en: 'no sales a year ago' },
  day: { es: 'Día', en: 'Day' },
  country: { es: 'País', en: 'Country' },
  store: { es: 'Tienda', en: 'Store' },
  allStores: { es: 'Todas las tiendas', en: 'All stores' },
  currency: { es: 'Moneda', en: 'Currency' },
  funnel: { es: 'De la visita al pedido', en: 'From visit to order' },
  visits: { es: 'Visitas', en: 'Visits' },
  carts: { es: 'Carritos', en: 'Carts' },
  checkouts: { es: 'Llegan a pagar', en: 'Reach checkout' },
  quotes: { es: 'Cotizaciones', en: 'Quotes' },
  ofVisits: {
    es: (share: string) => `${share} % de las visitas`,
    en: (share: string) => `${share} % of visits`,
  },
  noVisits: { es: 'Nadie visitó la tienda en estos días.', en: 'Nobody visited the shop in these days.' },
  funnelNote: {
    es: 'Visitas, carritos y pagos cuentan a quien lo permitió; los pedidos son todos, también los del mostrador.',
    en: 'Visits, carts and checkouts count who agreed to it; orders are all, those of the counter too.',
  },
  stock: { es: 'Días de existencia', en: 'Days of cover' },
  whichStock: { es: 'Qué existencias', en: 'Which stock' },
  shortest: { es: 'Lo que menos dura', en: 'Lasts shortest' },
  out: { es: 'Lo piden y no hay', en: 'Asked for, not there' },
  product: { es: 'Artículo', en: 'Product' },
  name: { es: 'Nombre', en: 'Name' },
  cover: { es: 'Días', en: 'Days' },
  level: { es: 'Hay', en: 'On hand' },
  sold: { es: 'Vendido en 30 días', en: 'Sold in 30 days' },
  asked: { es: 'Lo pidieron', en: 'Asked for' },
  lasts: { es: (days: string) => `${days} días`, en: (days: string) => `${days} days` },
  askedTimes: { es: (n: string) => `${n} veces`, en: (n: string) => `${n} times` },
  noCover: {
    es: 'Nada se vendió en treinta días: no hay ritmo que medir.',
    en: 'Nothing was sold in thirty days: there is no pace to measure.',
  },
  noneOut: { es: 'Todo lo que piden está.', en: 'All that is asked for is there.' },
  stockNote: {
    es: (n: string) =>
      `Al ritmo de treinta días; una barra entera son treinta días de existencia. En la tabla, las primeras de ${n}.`,
    en: (n: string) =>
      `At the pace of thirty days; a whole bar is thirty days of stock. The table has the first of ${n}.`,
  },
})
