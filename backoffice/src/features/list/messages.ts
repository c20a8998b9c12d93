import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  search: { es: 'Buscar en la lista', en: 'Search the list' },
  filter: { es: 'Filtro', en: 'Filter' },
  columns: { es: 'Columnas', en: 'Columns' },
  views: { es: 'Vistas', en: 'Views' },
  saveView: { es: 'Guardar vista', en: 'Save view' },
  viewName: { es: 'Nombre de la vista', en: 'Name of the view' },
  viewSaved: { es: 'Vista guardada en este navegador', en: 'View saved in this browser' },
  viewRemoved: { es: 'Vista quitada', en: 'View removed' },
  removeView: {
    es: (name: string) => `Quitar la vista ${name}`,
    en: (name: string) => `Remove the view ${name}`,
  },
  undo: { es: 'Deshacer', en: 'Undo' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  save: { es: 'Guardar', en: 'Save' },
  file: { es: 'Descargar CSV', en: 'Download CSV' },
  fileOf: {
    es: (n: string) => `Archivo con ${n} filas`,
    en: (n: string) => `File with ${n} rows`,
  },
  takeOff: { es: (what: string) => `Quitar ${what}`, en: (what: string) => `Take off ${what}` },
  takeOffAll: { es: 'Quitar todos los filtros', en: 'Take off all filters' },
  none: { es: 'Nada coincide con estos filtros', en: 'Nothing matches these filters' },
  range: {
    es: (from: string, to: string, total: string) => `${from}–${to} de ${total}`,
    en: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  },
  before: { es: 'Página anterior', en: 'Page before' },
  after: { es: 'Página siguiente', en: 'Next page' },
  list: { es: 'Filas', en: 'Rows' },
  rows: { es: 'Filas por página', en: 'Rows per page' },
  select: { es: (id: string) => `Elegir ${id}`, en: (id: string) => `Select ${id}` },
  selectAll: { es: 'Elegir todas las filas de la página', en: 'Select all rows of the page' },
  selected: {
    es: (n: number) => (n === 1 ? '1 elegido' : `${n} elegidos`),
    en: (n: number) => `${n} selected`,
  },
  clear: { es: 'Soltar', en: 'Clear' },
  close: { es: 'Cerrar', en: 'Close' },
  sortBy: { es: (title: string) => `Ordenar por ${title}`, en: (title: string) => `Sort by ${title}` },
})
