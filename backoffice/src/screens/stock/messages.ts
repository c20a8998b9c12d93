import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Existencias', en: 'Stock' },
  searchHint: {
    es: 'SKU o palabras; un lector también escribe aquí',
    en: 'SKU or words; a reader types here too',
  },
  product: { es: 'Artículo', en: 'Goods' },
  sum: { es: 'Suma', en: 'Sum' },
  sold: { es: 'Salió en 30 d', en: 'Gone in 30 d' },
  cover: { es: 'Cubre días', en: 'Days of cover' },
  incoming: { es: 'En camino', en: 'On the way' },
  pattern: { es: 'Patrón', en: 'Pattern' },
  S1: { es: 'S1 · en tienda', en: 'S1 · at the store' },
  S2: { es: 'S2 · de planta', en: 'S2 · from the plant' },
  S3: { es: 'S3 · sobre pedido', en: 'S3 · to order' },
  inStore: { es: 'Hay en', en: 'In stock at' },
  store: { es: 'Tienda', en: 'Store' },
  level: { es: 'Hay', en: 'In stock' },
  price: { es: 'Precio', en: 'Price' },
  from: { es: (n: string) => `desde ${n}`, en: (n: string) => `from ${n}` },
  byQuote: { es: 'por cotización', en: 'by quote' },
  count: { es: 'Contar', en: 'Count' },
  counts: { es: 'Conteo', en: 'Count' },
  transfers: { es: 'Traslados', en: 'Transfers' },
  cell: {
    es: (level: string, store: string, cover: string) => `${level} en ${store}${cover}`,
    en: (level: string, store: string, cover: string) => `${level} at ${store}${cover}`,
  },
  lasts: { es: (days: string) => `, alcanza ${days} días`, en: (days: string) => `, lasts ${days} days` },
  heat: {
    es: 'Color por los días que alcanza: rojo nada, amarillo menos de 7, verde más.',
    en: 'Colour by days of cover: red none, yellow less than 7, green more.',
  },
  empty: { es: 'No hay artículos con existencias', en: 'There are no goods with stock' },
})
