import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Tiradas mínimas', en: 'Minimum runs' },
  lead: {
    es: 'Lo que piden cotizaciones y carritos sin llegar por sí solo al mínimo de corte. Lo más cercano, primero.',
    en: 'Demand in quotes and carts that by itself is below the minimum cut. Closest first.',
  },
  copyLink: {
    es: (sku: string) => `Copiar el enlace a ${sku}`,
    en: (sku: string) => `Copy the link to ${sku}`,
  },
  copied: { es: 'Enlace copiado', en: 'Link copied' },
  runGone: {
    es: (sku: string) => `${sku} ya no está entre las tiradas de esta planta.`,
    en: (sku: string) => `${sku} is no longer among the runs of this plant.`,
  },
  otherPlant: {
    es: 'El enlace es de una planta que no es tuya; aquí está la tuya.',
    en: 'The link is of a plant that is not yours; here is yours.',
  },
  goods: { es: 'Producto', en: 'Goods' },
  orders: { es: 'Pedidos', en: 'Orders' },
  quotes: { es: 'Cotizaciones', en: 'Quotes' },
  carts: { es: 'Carritos', en: 'Carts' },
  bar: {
    es: (sku: string, sum: string, minimum: string) => `${sku}: ${sum} de ${minimum}`,
    en: (sku: string, sum: string, minimum: string) => `${sku}: ${sum} of ${minimum}`,
  },
  of: {
    es: (sum: string, minimum: string) => `${sum} de ${minimum}`,
    en: (sum: string, minimum: string) => `${sum} of ${minimum}`,
  },
  missing: { es: (metres: string) => `Faltan ${metres}`, en: (metres: string) => `${metres} missing` },
  enough: { es: 'Juntos alcanzan', en: 'Enough together' },
  part: {
    es: (name: string, metres: string, count: string) => `${name}: ${metres} en ${count}`,
    en: (name: string, metres: string, count: string) => `${name}: ${metres} in ${count}`,
  },
  quote: { es: (n: number) => `Cotización corta ${n}`, en: (n: number) => `Short quote ${n}` },
  todo: { es: 'Qué hacer', en: 'What to do' },
  offer: { es: 'Ofrecer más metros', en: 'Offer more metres' },
  wait: { es: 'Esperar', en: 'Wait' },
  otherStores: { es: 'Otra tienda', en: 'Another store' },
  takeFrom: {
    es: (store: string, metres: string) => `Tomar de ${store} (${metres})`,
    en: (store: string, metres: string) => `Take from ${store} (${metres})`,
  },
  noStock: { es: 'Ninguna tienda la tiene', en: 'No store has it' },
  offered: { es: 'Se ofrece', en: 'On offer' },
  waiting: { es: 'Se espera', en: 'Waiting' },
  substituted: { es: (store: string) => `Se toma de ${store}`, en: (store: string) => `Taken from ${store}` },
  by: {
    es: (name: string, age: string) => `${name}, ${age}`,
    en: (name: string, age: string) => `${name}, ${age}`,
  },
  change: { es: 'Decidir de nuevo', en: 'Decide again' },
  changeOf: { es: (sku: string) => `Decidir de nuevo ${sku}`, en: (sku: string) => `Decide again ${sku}` },
  saved: { es: 'Anotado', en: 'Noted' },
  undo: { es: 'Deshacer', en: 'Undo' },
  empty: { es: 'Nada está por debajo de su mínimo', en: 'Nothing is below its minimum' },
  emptyWhy: {
    es: 'Cada cotización y cada carrito de los últimos 14 días llega solo a lo que se corta de una vez.',
    en: 'Every quote and every cart of the last 14 days reaches by itself what is cut at once.',
  },
  openRun: { es: 'Abrir tirada', en: 'Open a run' },
  changeRun: { es: 'Cambiar la tirada', en: 'Change the run' },
  openWhy: {
    es: (sku: string, minimum: string) =>
      `Mientras está abierta, nadie tiene que llegar por su cuenta a ${minimum} de ${sku}: se corta junto lo de todos.`,
    en: (sku: string, minimum: string) =>
      `While it is open nobody has to reach ${minimum} of ${sku} alone: everybody’s is cut together.`,
  },
  closingDay: { es: 'Último día para pedir', en: 'Last day to order' },
  closingDayWhy: {
    es: 'La tienda promete la entrega después de ese día.',
    en: 'The shop promises the goods after that day.',
  },
  goal: { es: 'Metros por alcanzar', en: 'Metres to reach' },
  openUntil: {
    es: (day: string) => `Tirada abierta hasta ${day}`,
    en: (day: string) => `Run open until ${day}`,
  },
  closedOn: { es: (day: string) => `Tirada cerrada: ${day}`, en: (day: string) => `Run closed: ${day}` },
  paidOf: {
    es: (paid: string, goal: string) => `Pagado: ${paid} de ${goal}`,
    en: (paid: string, goal: string) => `Paid: ${paid} of ${goal}`,
  },
  whileOpen: { es: 'Nadie tiene que llegar al mínimo.', en: 'Nobody has to reach the minimum.' },
  wasShort: {
    es: 'No se juntó lo necesario: ábrela otra vez, córtala igual o cancela sus pedidos.',
    en: 'It fell short: open it again, cut it all the same or cancel its orders.',
  },
  wasEnough: { es: 'Se juntó lo necesario: ya se puede cortar.', en: 'It has reached it: it can be cut.' },
  changeDay: { es: 'Cambiar', en: 'Change' },
  closeNow: { es: 'Cerrar ahora', en: 'Close now' },
  openAgain: { es: 'Abrir otra vez', en: 'Open again' },
  cutAnyway: { es: 'Cortar igual', en: 'Cut all the same' },
  cutShort: { es: 'Se corta así', en: 'Cut all the same' },
  opened: { es: 'Tirada abierta', en: 'Run opened' },
  closed: { es: 'Tirada cerrada', en: 'Run closed' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  noPlant: { es: 'Aquí no hay planta', en: 'There is no plant here' },
  readOnly: {
    es: 'Puedes ver las tiradas; tu rol no decide sobre ellas.',
    en: 'You can see the runs; your role does not decide on them.',
  },
})
