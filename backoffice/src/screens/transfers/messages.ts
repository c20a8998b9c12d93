import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Traslados', en: 'Transfers' },
  open: { es: 'Abiertos', en: 'Open' },
  received: { es: 'Recibidos', en: 'Received' },
  cancelled: { es: 'Cancelados', en: 'Cancelled' },
  states: { es: 'Estados', en: 'States' },
  from: { es: 'De', en: 'From' },
  to: { es: 'A', en: 'To' },
  lines: {
    es: (n: string) => (n === '1' ? '1 línea' : `${n} líneas`),
    en: (n: string) => (n === '1' ? '1 line' : `${n} lines`),
  },
  age: { es: 'Creado', en: 'Created' },
  by: { es: 'Por', en: 'By' },
  state: { es: 'Estado', en: 'State' },
  propose: { es: 'Proponer', en: 'Propose' },
  create: { es: 'Nuevo traslado', en: 'New transfer' },
  proposals: { es: 'Traslados propuestos', en: 'Proposed transfers' },
  forStore: { es: 'Para la tienda', en: 'For the store' },
  cover: { es: 'Para cubrir días', en: 'To cover days' },
  noProposals: {
    es: 'Nada falta: lo que se vende alcanza.',
    en: 'Nothing is missing: what sells lasts.',
  },
  why: {
    es: (onHand: string, sold: string) => `hay ${onHand}, salió ${sold} en 30 días`,
    en: (onHand: string, sold: string) => `${onHand} there, ${sold} gone in 30 days`,
  },
  accept: { es: 'Aceptar', en: 'Accept' },
  acceptFrom: {
    es: (from: string, to: string) => `Aceptar de ${from} a ${to}`,
    en: (from: string, to: string) => `Accept from ${from} to ${to}`,
  },
  allStores: { es: 'Todas mis tiendas', en: 'All my stores' },
  created: { es: 'Traslado creado', en: 'Transfer made' },
  close: { es: 'Cerrar', en: 'Close' },
  add: { es: 'Agregar artículo', en: 'Add goods' },
  amount: { es: (name: string) => `Cantidad de ${name}`, en: (name: string) => `Amount of ${name}` },
  remove: { es: (name: string) => `Quitar ${name}`, en: (name: string) => `Remove ${name}` },
  note: { es: 'Nota', en: 'Note' },
  noLines: { es: 'Agrega lo que se traslada.', en: 'Add what is to move.' },
  empty: { es: 'No hay traslados aquí', en: 'There are no transfers here' },
  emptyWhy: {
    es: '«Proponer» calcula qué falta por lo que se vende.',
    en: '“Propose” works out what is missing from what sells.',
  },
})
