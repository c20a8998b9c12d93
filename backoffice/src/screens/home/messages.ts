import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  hello: { es: (name: string) => `Hola, ${name}`, en: (name: string) => `Hello, ${name}` },
  toPrepare: { es: 'Por preparar', en: 'To prepare' },
  toCut: { es: 'Por cortar', en: 'To cut' },
  ready: { es: 'Listos sin recoger', en: 'Ready, not picked up' },
  unpaid: { es: 'Esperan el pago', en: 'Waiting for payment' },
  issues: { es: 'Productos por corregir', en: 'Products to mend' },
  next: { es: 'Lo más urgente', en: 'Most urgent' },
  nothing: { es: 'Nada espera. Buen momento para un café.', en: 'Nothing waits. A good time for coffee.' },
  all: { es: 'Ver todos', en: 'See all' },
  handOver: { es: 'Escanear y entregar', en: 'Scan and hand over' },
  orders: { es: 'Buscar un pedido', en: 'Find an order' },
  prices: { es: 'Cambiar un precio', en: 'Change a price' },
  products: { es: 'Editar un producto', en: 'Edit a product' },
  team: { es: 'Invitar a alguien', en: 'Invite somebody' },
  doing: { es: 'Acciones', en: 'Actions' },
})
