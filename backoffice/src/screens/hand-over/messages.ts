import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Entregar', en: 'Hand over' },
  scan: { es: 'Escanear recibo', en: 'Scan receipt' },
  stop: { es: 'Cerrar cámara', en: 'Close camera' },
  lamp: { es: 'Luz', en: 'Light' },
  camera: { es: 'Cámara', en: 'Camera' },
  noCamera: {
    es: 'La cámara no está disponible. Escribe el número o usa un lector.',
    en: 'The camera is not available. Type the number or use a reader.',
  },
  typed: { es: 'Número de pedido o código del recibo', en: 'Order number or receipt code' },
  find: { es: 'Buscar', en: 'Find' },
  unread: { es: 'Esto no es un pedido.', en: 'This is no order.' },
  unknownCode: {
    es: (code: string) =>
      `Ningún pedido espera con el código ${code}: revísalo con el cliente o busca el número.`,
    en: (code: string) =>
      `No order waits with the code ${code}: check it with the customer, or find the number.`,
  },
  unknownCodeOffline: {
    es: (code: string) => `Sin señal, y este aparato no conoce el código ${code}. Prueba con el número.`,
    en: (code: string) => `No signal, and this device does not know the code ${code}. Try the number.`,
  },
  sharedCode: {
    es: 'Más de un pedido tiene este código. Escribe el número del pedido.',
    en: 'More than one order has this code. Type the number of the order.',
  },
  byCode: { es: 'Trae el recibo de este pedido', en: 'Brings the receipt of this order' },
  withoutCode: {
    es: 'Sin código: compara bien el documento',
    en: 'Without a code: compare the ID with care',
  },
  who: { es: '¿Quién recoge?', en: 'Who picks up?' },
  other: { es: 'Otra persona', en: 'Somebody else' },
  otherName: { es: 'Nombre, como en el documento', en: 'Name, as on the ID' },
  seen: { es: 'Vi su documento y coincide', en: 'I saw the ID and it matches' },
  lines: { es: 'Lo que se lleva', en: 'What goes' },
  part: { es: 'Entregar solo una parte', en: 'Hand over only a part' },
  all: { es: 'Entregar todo', en: 'Hand over all' },
  handOver: { es: 'Entregar', en: 'Hand over' },
  pieces: { es: (name: string) => `Piezas de ${name}`, en: (name: string) => `Pieces of ${name}` },
  done: { es: (no: string) => `Pedido ${no} entregado`, en: (no: string) => `Order ${no} handed over` },
  kept: {
    es: (no: string) => `Entrega del pedido ${no} guardada en este aparato`,
    en: (no: string) => `Hand-over of order ${no} kept on this device`,
  },
  keptWhy: {
    es: (name: string) =>
      `A ${name}. Se envía sola cuando vuelva la señal; si algo no cuadra, aparece aquí como tarea.`,
    en: (name: string) =>
      `To ${name}. It is sent by itself when the signal is back; what does not fit comes back here as a task.`,
  },
  offline: {
    es: (n: number) => `Sin señal. Puedes entregar los ${n} pedidos listos que este aparato ya conoce.`,
    en: (n: number) => `No signal. You can hand over the ${n} ready orders that this device knows already.`,
  },
  unknownOffline: {
    es: (no: string) =>
      `Sin señal, y este aparato no conoce el pedido ${no}. Búscalo de nuevo cuando vuelva.`,
    en: (no: string) =>
      `No signal, and this device does not know order ${no}. Find it again once it is back.`,
  },
  unsent: { es: 'Entregas sin señal', en: 'Hand-overs without a signal' },
  again: { es: 'Entregar de nuevo', en: 'Hand over again' },
  alreadyKept: {
    es: 'Ya lo entregaste en este aparato; espera señal para enviarse.',
    en: 'You have handed it over on this device; it waits for a signal.',
  },
  doneTo: { es: (name: string) => `A ${name}.`, en: (name: string) => `To ${name}.` },
  next: { es: 'Siguiente cliente', en: 'Next customer' },
  notPossible: {
    es: (step: string) => `No se puede entregar: está en «${step}».`,
    en: (step: string) => `It cannot be handed over: it is “${step}”.`,
  },
  wrongCode: {
    es: 'El código no es de este pedido o ya se usó. Pide el documento.',
    en: 'The code is not this order’s or was used. Ask for the ID.',
  },
  see: { es: 'Ver el pedido', en: 'See the order' },
})
