import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Despachos', en: 'Dispatch' },
  lead: {
    es: 'Lo pagado y listo que va en camión. Marca lo que se carga.',
    en: 'What is paid, ready and goes by truck. Tick what is loaded.',
  },
  noPlace: { es: 'Sin ciudad', en: 'No town' },
  all: {
    es: (place: string, n: number) => `Cargar todo de ${place} (${n})`,
    en: (place: string, n: number) => `Load all of ${place} (${n})`,
  },
  truck: { es: 'Camión (placa)', en: 'Truck (plate)' },
  driver: { es: 'Piloto', en: 'Driver' },
  load: {
    es: (orders: number, weight: string, longest: string) =>
      `${orders === 1 ? '1 pedido' : `${orders} pedidos`} · hasta ${weight} kg · lo más largo ${longest} m`,
    en: (orders: number, weight: string, longest: string) =>
      `${orders === 1 ? '1 order' : `${orders} orders`} · up to ${weight} kg · longest ${longest} m`,
  },
  dispatch: { es: 'Despachar', en: 'Dispatch' },
  why: {
    es: (orders: string, weight: string) =>
      `Salen ahora ${orders}: hasta ${weight} kg. Se avisa a sus clientes y no se deshace.`,
    en: (orders: string, weight: string) =>
      `${orders} leave now: up to ${weight} kg. Their customers are told, and this cannot be undone.`,
  },
  keep: { es: 'Seguir cargando', en: 'Go on loading' },
  done: {
    es: (n: number) => (n === 1 ? '1 pedido despachado' : `${n} pedidos despachados`),
    en: (n: number) => (n === 1 ? '1 order dispatched' : `${n} orders dispatched`),
  },
  refused: {
    es: (why: string) => `No salió nada. ${why}`,
    en: (why: string) => `Nothing left. ${why}`,
  },
  print: { es: 'Imprimir nota', en: 'Print the note' },
  latest: { es: 'Últimos camiones', en: 'Latest trucks' },
  note: { es: 'Nota de despacho', en: 'Dispatch note' },
  noteOf: {
    es: (truck: string, driver: string) =>
      [truck && `camión ${truck}`, driver && `piloto ${driver}`].filter(Boolean).join(' · '),
    en: (truck: string, driver: string) =>
      [truck && `truck ${truck}`, driver && `driver ${driver}`].filter(Boolean).join(' · '),
  },
  quantity: { es: 'Cant.', en: 'Qty' },
  product: { es: 'Producto', en: 'Goods' },
  length: { es: 'Largo', en: 'Length' },
  check: { es: 'Recibido', en: 'Received' },
  receivedBy: { es: 'Recibe: nombre y firma', en: 'Received by: name and signature' },
  drivenBy: { es: 'Entrega: nombre y firma', en: 'Delivered by: name and signature' },
  promised: { es: (day: string) => `prometido ${day}`, en: (day: string) => `promised ${day}` },
  empty: { es: 'No hay nada que cargar', en: 'There is nothing to load' },
  emptyWhy: {
    es: 'Aquí aparece lo que se entrega a domicilio cuando está pagado y cortado.',
    en: 'What is delivered shows here once it is paid and cut.',
  },
  more: {
    es: (n: number) => `Se muestran los primeros ${n} pedidos por promesa.`,
    en: (n: number) => `The first ${n} orders by promise are shown.`,
  },
  readOnly: {
    es: 'Puedes ver lo que sale; tu rol no despacha.',
    en: 'You can see what leaves; your role does not dispatch.',
  },
})
