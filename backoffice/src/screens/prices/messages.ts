import { count, defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Precios', en: 'Prices' },
  country: { es: 'País', en: 'Country' },
  changes: { es: 'Cambios programados', en: 'Scheduled changes' },
  search: { es: 'SKU o nombre', en: 'SKU or name' },
  grid: { es: 'Precios', en: 'Prices' },
  sku: { es: 'SKU', en: 'SKU' },
  name: { es: 'Nombre', en: 'Name' },
  now: { es: 'Hoy', en: 'Now' },
  next: { es: 'Nuevo', en: 'New' },
  delta: { es: 'Δ', en: 'Δ' },
  tiers: { es: 'Escalas', en: 'Tiers' },
  quote: { es: 'cotizar', en: 'quote' },
  none: { es: 'sin precio', en: 'no price' },
  changed: {
    es: (n: number) => (n === 1 ? '1 precio cambia' : `${n} precios cambian`),
    en: (n: number) => (n === 1 ? '1 price changes' : `${n} prices change`),
  },
  wrong: {
    es: (n: number) => (n === 1 ? '1 no es un precio' : `${n} no son precios`),
    en: (n: number) => (n === 1 ? '1 is no price' : `${n} are no prices`),
  },
  undo: { es: 'Deshacer', en: 'Undo' },
  discard: { es: 'Descartar', en: 'Discard' },
  review: { es: 'Revisar', en: 'Review' },
  rule: { es: 'Subir o bajar', en: 'Raise or lower' },
  ruleWhy: {
    es: (n: number) => `Se aplica a las ${n} filas de la lista.`,
    en: (n: number) => `Applies to the ${n} rows of the list.`,
  },
  cost: { es: 'Costo con impuesto', en: 'Cost with tax' },
  margin: { es: 'Margen', en: 'Margin' },
  category: { es: 'Categoría', en: 'Category' },
  everyCategory: { es: 'Todas las categorías', en: 'All categories' },
  show: { es: 'Mostrar', en: 'Show' },
  showAll: { es: 'Todo', en: 'All' },
  showChanged: {
    es: (days: number) => `Cambiados en ${days} días`,
    en: (days: number) => `Changed within ${days} days`,
  },
  attribute: { es: 'Atributo', en: 'Attribute' },
  anyAttribute: { es: 'Cualquier atributo', en: 'Any attribute' },
  anyValue: { es: 'Elige el valor', en: 'Choose the value' },
  showUnpriced: { es: 'Sin precio', en: 'Without a price' },
  showDrafted: { es: 'Con cambios', en: 'With changes' },
  nothingDrafted: {
    es: 'No hay cambios sin aplicar en este país',
    en: 'There are no changes to apply in this country',
  },
  copy: { es: 'Copiar de otro país', en: 'Copy from another country' },
  copyWhy: {
    es: (n: number) => `Se apunta en las ${n} filas de la lista, donde allá hay precio.`,
    en: (n: number) => `Is drafted in the ${n} rows of the list that have a price there.`,
  },
  copyFrom: { es: 'De', en: 'From' },
  atRate: {
    es: (country: string, rate: string) => `${country} · ${rate}`,
    en: (country: string, rate: string) => `${country} · ${rate}`,
  },
  noRate: {
    es: 'Ningún otro país tiene un tipo de cambio para esta moneda.',
    en: 'No other country has a rate for this currency.',
  },
  ruleAll: {
    es: (n: string) => `A los ${n} que coinciden, también los de las otras páginas`,
    en: (n: string) => `To all ${n} that match, on the other pages too`,
  },
  ruleMost: {
    es: (n: string) => `Hasta ${n} a la vez: elige una categoría o busca.`,
    en: (n: string) => `Up to ${n} at once: choose a category or search.`,
  },
  apply: { es: 'Calcular', en: 'Work out' },
  close: { es: 'Cerrar', en: 'Close' },
  cancel: { es: 'Seguir editando', en: 'Go on editing' },
  what: { es: 'Qué hará', en: 'What it will do' },
  sum: {
    es: (changed: number, dearer: number, cheaper: number) =>
      `${count(changed, 'producto', 'productos')}: ${count(dearer, 'sube', 'suben')}, ${count(cheaper, 'baja', 'bajan')}.`,
    en: (changed: number, dearer: number, cheaper: number) =>
      `${count(changed, 'product', 'products')}: ${dearer} dearer, ${cheaper} cheaper.`,
  },
  baskets: {
    es: (total: number, dearer: number, cheaper: number) =>
      total === 0
        ? 'Ningún carrito abierto los tiene.'
        : `${count(total, 'carrito abierto', 'carritos abiertos')}: ${count(dearer, 'línea sube', 'líneas suben')}, ${count(cheaper, 'baja', 'bajan')}; su dueño lo ve en la próxima visita.`,
    en: (total: number, dearer: number, cheaper: number) =>
      total === 0
        ? 'No open cart has them.'
        : `${count(total, 'open cart', 'open carts')}: ${count(dearer, 'line', 'lines')} dearer, ${cheaper} cheaper; their owners see it on the next visit.`,
  },
  quotes: {
    es: (requested: number, priced: number) =>
      requested + priced === 0
        ? 'Ninguna cotización abierta los tiene.'
        : `${count(requested, 'solicitud de cotización abierta', 'solicitudes de cotización abiertas')} y ${count(priced, 'oferta enviada', 'ofertas enviadas')}; las ofertas conservan su precio.`,
    en: (requested: number, priced: number) =>
      requested + priced === 0
        ? 'No open quote has them.'
        : `${count(requested, 'open request', 'open requests')} and ${count(priced, 'offer', 'offers')} out; offers keep their price.`,
  },
  orders: { es: 'Los pedidos hechos no cambian.', en: 'Placed orders do not change.' },
  changeName: { es: 'Nombre del cambio', en: 'Name of the change' },
  defaultName: {
    es: (day: string) => `Precios ${day}`,
    en: (day: string) => `Prices ${day}`,
  },
  when: { es: 'Desde', en: 'From' },
  marginBelow: { es: 'Margen menor que %', en: 'Margin below %' },
  atOnce: { es: 'Ahora mismo', en: 'Right now' },
  later: { es: 'A una hora', en: 'At a time' },
  applyNow: { es: 'Aplicar ahora', en: 'Apply now' },
  schedule: { es: 'Programar', en: 'Schedule' },
  applied: { es: 'Precios aplicados', en: 'Prices applied' },
  scheduled: { es: 'Cambio programado', en: 'Change scheduled' },
  empty: { es: 'Ningún producto coincide', en: 'No product matches' },
  page: {
    es: (n: string, total: string) => `${n} de ${total}`,
    en: (n: string, total: string) => `${n} of ${total}`,
  },
  more: { es: 'Página siguiente', en: 'Next page' },
  before: { es: 'Página anterior', en: 'Page before' },
  draft: {
    es: 'Tu borrador sigue aquí, sin aplicar.',
    en: 'Your draft is still here, not applied.',
  },
  whoChanged: {
    es: (price: string, sku: string) => `${price}: quién cambió el precio de ${sku}`,
    en: (price: string, sku: string) => `${price}: who changed the price of ${sku}`,
  },
  historyTitle: {
    es: (sku: string, country: string) => `Precio de ${sku} en ${country}`,
    en: (sku: string, country: string) => `Price of ${sku} in ${country}`,
  },
  byChange: {
    es: (name: string, isPlanned: boolean) => `Cambio ${isPlanned ? 'programado ' : ''}«${name}»`,
    en: (name: string, isPlanned: boolean) => `${isPlanned ? 'Scheduled change' : 'Change'} “${name}”`,
  },
  byRevert: {
    es: (name: string) => `Devuelto lo que cambió «${name}»`,
    en: (name: string) => `What “${name}” changed, put back`,
  },
  byList: { es: 'Puesto directamente en la lista', en: 'Set in the list directly' },
  byCall: { es: (call: string) => `Por ${call}`, en: (call: string) => `By ${call}` },
  entry: { es: (n: number) => `entrada ${n}`, en: (n: number) => `entry ${n}` },
  imported: {
    es: (price: string) => `Después, una importación del catálogo lo dejó en ${price}.`,
    en: (price: string) => `After that, an import of the catalogue left it at ${price}.`,
  },
  neverChanged: { es: 'Nadie lo ha cambiado', en: 'Nobody has changed it' },
  neverWhy: {
    es: (price: string) => `Está como vino con el catálogo: ${price}.`,
    en: (price: string) => `It is as it came with the catalogue: ${price}.`,
  },
  restoreTo: { es: (price: string) => `Volver a ${price}`, en: (price: string) => `Back to ${price}` },
  restoreWhy: {
    es: (now: string, then: string, country: string) =>
      `El precio en ${country} pasa ahora mismo de ${now} a ${then}, con las escalas que tenía entonces. Las ofertas y los pedidos hechos no cambian.`,
    en: (now: string, then: string, country: string) =>
      `The price in ${country} goes from ${now} to ${then} right now, with the tiers that it had then. Offers and placed orders do not change.`,
  },
  restored: { es: 'Precio restaurado', en: 'Price restored' },
  keep: { es: 'Dejarlo como está', en: 'Leave it as it is' },
  earlier: { es: 'Cambios anteriores', en: 'Earlier changes' },
  readOnly: {
    es: 'Puedes ver los precios; tu rol no los cambia.',
    en: 'You can see prices; your role does not change them.',
  },
})
