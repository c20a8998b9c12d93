import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Redirecciones', en: 'Redirects' },
  add: { es: 'Nueva', en: 'New' },
  from: { es: 'De', en: 'From' },
  to: { es: 'A', en: 'To' },
  status: { es: 'Tipo', en: 'Kind' },
  permanent: { es: 'Permanente', en: 'Permanent' },
  temporary: { es: 'Temporal', en: 'Temporary' },
  pathHint: {
    es: 'Una ruta de la tienda, sin idioma: /techos',
    en: 'A path of the shop, without language: /roofs',
  },
  searchHint: { es: 'Parte de una ruta', en: 'Part of a path' },
  save: { es: 'Guardar', en: 'Save' },
  saved: { es: 'Redirección guardada', en: 'Redirect saved' },
  remove: { es: 'Quitar', en: 'Remove' },
  removed: { es: 'Redirección quitada', en: 'Redirect removed' },
  undo: { es: 'Deshacer', en: 'Undo' },
  test: { es: 'Probar', en: 'Test' },
  leads: { es: (to: string) => `Llega a ${to}`, en: (to: string) => `Arrives at ${to}` },
  close: { es: 'Cerrar', en: 'Close' },
  empty: { es: 'Todavía no hay redirecciones', en: 'There are no redirects yet' },
  emptyWhy: {
    es: 'Llevan a quien abre una ruta vieja a donde está ahora.',
    en: 'They lead whoever opens an old path to where it is now.',
  },
})
