import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Buscar o ir a…', en: 'Search or go to…' },
  hint: {
    es: 'Pedido, cotización, cliente, SKU, o una página',
    en: 'Order, quote, customer, SKU, or a page',
  },
  pages: { es: 'Ir a', en: 'Go to' },
  orders: { es: 'Pedidos', en: 'Orders' },
  quotes: { es: 'Cotizaciones', en: 'Quotes' },
  customers: { es: 'Clientes', en: 'Customers' },
  products: { es: 'Productos', en: 'Products' },
  none: { es: 'Nada coincide', en: 'Nothing matches' },
  results: { es: 'Resultados', en: 'Results' },
  close: { es: 'Cerrar', en: 'Close' },
})
