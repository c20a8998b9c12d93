import { count, defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Cambios de precios', en: 'Price changes' },
  back: { es: 'Precios', en: 'Prices' },
  name: { es: 'Nombre', en: 'Name' },
  status: { es: 'Estado', en: 'State' },
  products: { es: 'Productos', en: 'Products' },
  from: { es: 'Desde', en: 'From' },
  created: { es: 'Preparado', en: 'Prepared' },
  draft: { es: 'Borrador', en: 'Draft' },
  scheduled: { es: 'Programado', en: 'Scheduled' },
  applied: { es: 'Aplicado', en: 'Applied' },
  reverted: { es: 'Devuelto', en: 'Put back' },
  cancelled: { es: 'Anulado', en: 'Withdrawn' },
  failed: { es: 'Falló', en: 'Failed' },
  revert: { es: 'Devolver precios', en: 'Put prices back' },
  revertWhy: {
    es: (name: string, n: number) =>
      `«${name}»: ${n} productos vuelven al precio de antes. Los que cambiaron otra vez desde entonces se quedan como están.`,
    en: (name: string, n: number) =>
      `“${name}”: ${n} products go back to the price before. Those that were changed again since stay as they are.`,
  },
  cancel: { es: 'Anular', en: 'Withdraw' },
  cancelWhy: {
    es: (name: string) => `«${name}» no se aplicará.`,
    en: (name: string) => `“${name}” will not be applied.`,
  },
  apply: { es: 'Aplicar', en: 'Apply' },
  applyNow: { es: 'Aplicar ahora', en: 'Apply now' },
  applyTitle: { es: (name: string) => `Aplicar «${name}»`, en: (name: string) => `Apply “${name}”` },
  applied_: { es: 'Precios aplicados', en: 'Prices applied' },
  sum: {
    es: (n: number, up: number, down: number) =>
      `${count(n, 'producto', 'productos')}: ${count(up, 'sube', 'suben')}, ${count(down, 'baja', 'bajan')}.`,
    en: (n: number, up: number, down: number) =>
      `${count(n, 'product', 'products')}: ${count(up, 'goes up', 'go up')}, ${count(down, 'goes down', 'go down')}.`,
  },
  keep: { es: 'Dejar como está', en: 'Leave as it is' },
  reverted_: { es: 'Precios devueltos', en: 'Prices put back' },
  cancelled_: { es: 'Cambio anulado', en: 'Change withdrawn' },
  empty: { es: 'No hay cambios de precios', en: 'There are no price changes' },
  emptyWhy: {
    es: 'Escribe precios nuevos en la lista de un país; aquí quedan los cambios, con su vuelta atrás.',
    en: 'Type new prices in a country’s list; changes are kept here, and can be put back.',
  },
})
