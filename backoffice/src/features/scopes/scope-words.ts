import type { Message, Translate } from '../../lib/i18n.ts'

/** What a program can be let into, in the order of the map of the back office; the key is what stands after `sfcc.`. */
export const families = {
  orders: { es: 'Pedidos', en: 'Orders' },
  counter: { es: 'Mostrador', en: 'Counter' },
  quotes: { es: 'Cotizaciones', en: 'Quotes' },
  payments: { es: 'Pagos y banco', en: 'Payments and bank' },
  cases: { es: 'Casos', en: 'Cases' },
  customerlists: { es: 'Clientes', en: 'Customers' },
  plant: { es: 'Planta', en: 'Plant' },
  'inventory.availability': { es: 'Existencias', en: 'Stock' },
  products: { es: 'Productos', en: 'Products' },
  catalogs: { es: 'Categorías', en: 'Categories' },
  media: { es: 'Imágenes y archivos', en: 'Pictures and files' },
  pricebooks: { es: 'Precios', en: 'Prices' },
  costs: { es: 'Costos', en: 'Costs' },
  promotions: { es: 'Promociones y cupones', en: 'Promotions and coupons' },
  libraries: { es: 'Contenido', en: 'Content' },
  search: { es: 'Búsqueda', en: 'Search' },
  redirects: { es: 'Redirecciones', en: 'Redirects' },
  reports: { es: 'Informes', en: 'Reports' },
  fiscal: { es: 'Documentos fiscales', en: 'Tax documents' },
  stores: { es: 'Tiendas', en: 'Stores' },
  shipping: { es: 'Envíos', en: 'Shipping' },
  preferences: { es: 'Ajustes', en: 'Settings' },
  jobs: { es: 'Importar y exportar', en: 'Import and export' },
  events: { es: 'Avisos a otros sistemas', en: 'Events for other systems' },
  audit: { es: 'Auditoría', en: 'Audit' },
} satisfies Record<string, Message>

/** What stands behind a family that may be changed, too. */
const written = { es: 'leer y cambiar', en: 'read and change' }

type Family = keyof typeof families
export const familyIds = Object.keys(families) as Family[]

/** The log is written by the engine alone. */
export const canBeWritten = (family: Family): boolean => family !== 'audit'

/** What a program may do in a family. */
export type Access = 'none' | 'read' | 'write'

export const accessTo = (scopes: readonly string[], family: Family): Access =>
  scopes.includes(`sfcc.${family}.rw`) ? 'write' : scopes.includes(`sfcc.${family}`) ? 'read' : 'none'

/** The scopes with another access to one family; who may write may read. */
export const withAccess = (scopes: readonly string[], family: Family, access: Access): string[] => {
  const others = scopes.filter((scope) => scope !== `sfcc.${family}` && scope !== `sfcc.${family}.rw`)
  if (access === 'none') return others
  return [...others, access === 'write' ? `sfcc.${family}.rw` : `sfcc.${family}`]
}

/** A scope as it reads: `sfcc.orders.rw` is “Pedidos (leer y cambiar)”; one that is not known is its own. */
export const scopeName = (t: Translate, scope: string): string => {
  const family = familyIds.find((id) => scope === `sfcc.${id}` || scope === `sfcc.${id}.rw`)
  if (!family) return scope
  return scope.endsWith('.rw') ? `${t(families[family])} (${t(written)})` : t(families[family])
}
