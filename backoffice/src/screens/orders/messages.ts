import { defineMessages } from '../../lib/i18n.ts'

export const paymentStates = defineMessages({
  paid: { es: 'Pagado', en: 'Paid' },
  part_paid: { es: 'Pagado en parte', en: 'Paid in part' },
  not_paid: { es: 'Sin pagar', en: 'Not paid' },
})

export const messages = defineMessages({
  title: { es: 'Pedidos', en: 'Orders' },
  handOver: { es: 'Entregar', en: 'Hand over' },
  searchHint: { es: 'Número, nombre, correo, teléfono o QR', en: 'Number, name, email, phone or QR' },
  no: { es: 'No.', en: 'No.' },
  age: { es: 'Creado', en: 'Created' },
  customer: { es: 'Cliente', en: 'Customer' },
  place: { es: 'Lugar', en: 'Place' },
  size: { es: 'Líneas · kg · máx.', en: 'Lines · kg · longest' },
  total: { es: 'Total', en: 'Total' },
  payment: { es: 'Pago', en: 'Payment' },
  step: { es: 'Paso', en: 'Step' },
  promised: { es: 'Prometido', en: 'Promised' },
  channel: { es: 'Canal', en: 'Channel' },
  method: { es: 'Forma de pago', en: 'Payment method' },
  delivery: { es: 'Entrega', en: 'Delivery' },
  country: { es: 'País', en: 'Country' },
  store: { es: 'Tienda', en: 'Store' },
  placed: { es: 'Fecha', en: 'Date' },
  cut: { es: 'Con corte', en: 'With cuts' },
  quote: { es: 'De cotización', en: 'From a quote' },
  yes: { es: 'Sí', en: 'Yes' },
  no_: { es: 'No', en: 'No' },
  shop: { es: 'Tienda en línea', en: 'Online shop' },
  counter: { es: 'Mostrador', en: 'Counter' },
  phone: { es: 'Teléfono', en: 'Phone' },
  pickup: { es: 'Retiro', en: 'Pickup' },
  shipped: { es: 'A domicilio', en: 'Delivered' },
  all: { es: 'Todos', en: 'All' },
  toPrepare: { es: 'Por preparar', en: 'To prepare' },
  toHandOver: { es: 'Listos', en: 'Ready' },
  toCut: { es: 'Por cortar', en: 'To cut' },
  unpaid: { es: 'Sin pagar', en: 'Unpaid' },
  done: { es: 'Entregados', en: 'Handed over' },
  open: { es: 'Abrir el pedido', en: 'Open the order' },
  markReady: { es: 'Marcar listos', en: 'Mark ready' },
  willMark: {
    es: (n: string) =>
      `Pedidos que se marcan listos: ${n}. Cada cliente recibe un correo; no se puede deshacer.`,
    en: (n: string) =>
      `Orders that are marked ready: ${n}. Each customer is sent an email; it cannot be undone.`,
  },
  marked: {
    es: (n: number) => (n === 1 ? '1 pedido está listo' : `${n} pedidos están listos`),
    en: (n: number) => (n === 1 ? '1 order is ready' : `${n} orders are ready`),
  },
  notMarked: {
    es: (numbers: string) => `No se pudo: ${numbers}`,
    en: (numbers: string) => `Not possible: ${numbers}`,
  },
  markCut: { es: 'Marcar cortados', en: 'Mark cut' },
  willCut: {
    es: (n: string) =>
      `Pedidos que se marcan cortados por completo: ${n}. Cada cliente recibe un correo; no se puede deshacer.`,
    en: (n: string) =>
      `Orders that are marked cut as a whole: ${n}. Each customer is sent an email; it cannot be undone.`,
  },
  write: { es: 'Escribir', en: 'Write' },
  willWrite: {
    es: (n: string) => `Clientes de pedidos a quienes se escribe por correo, uno por pedido: ${n}.`,
    en: (n: string) => `Emails to the customers of orders, one for each: ${n}.`,
  },
  text: { es: 'Mensaje', en: 'Message' },
  print: { es: 'Imprimir', en: 'Print' },
  printHint: {
    es: (most: string) => `Se imprimen hasta ${most} pedidos a la vez: filtra más`,
    en: (most: string) => `Up to ${most} orders are printed at once: filter more`,
  },
  printedAt: { es: (at: string) => `Impreso: ${at}`, en: (at: string) => `Printed: ${at}` },
  quantity: { es: 'Cant.', en: 'Qty' },
  goods: { es: 'Artículo', en: 'Goods' },
  length: { es: 'Largo', en: 'Length' },
  check: { es: 'Listo', en: 'Done' },
  weight: { es: 'Peso', en: 'Weight' },
  address: { es: 'Se entrega en', en: 'Delivered to' },
  picksUp: { es: 'Puede recoger', en: 'May pick up' },
  receivedBy: { es: 'Recibido por, fecha y firma', en: 'Received by, date and signature' },
  empty: { es: 'Todavía no hay pedidos', en: 'There are no orders yet' },
  emptyWhy: {
    es: 'Aparecen aquí en cuanto alguien compra en la tienda.',
    en: 'They appear here as soon as somebody buys in the shop.',
  },
})
