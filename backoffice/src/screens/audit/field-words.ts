import { defineMessages, type Message, type Translate } from '../../lib/i18n.ts'

/** Members of what was changed. */
const fields = defineMessages({
  address: { es: 'dirección', en: 'address' },
  address1: { es: 'dirección', en: 'address' },
  alt: { es: 'texto de la imagen', en: 'text of the picture' },
  amount: { es: 'monto', en: 'amount' },
  amounts: { es: 'montos', en: 'amounts' },
  active: { es: 'activo', en: 'active' },
  bill: { es: 'factura', en: 'bill' },
  body: { es: 'cuerpo', en: 'body' },
  c_stockClass: { es: 'existencia', en: 'stock' },
  campaignId: { es: 'campaña', en: 'campaign' },
  channel: { es: 'canal', en: 'channel' },
  city: { es: 'ciudad', en: 'city' },
  collectors: { es: 'quién recoge', en: 'who picks up' },
  comment: { es: 'comentario', en: 'comment' },
  countries: { es: 'países', en: 'countries' },
  country: { es: 'país', en: 'country' },
  counts: { es: 'conteos', en: 'counts' },
  customerId: { es: 'cliente', en: 'customer' },
  customerName: { es: 'cliente', en: 'customer' },
  data: { es: 'renglones', en: 'rows' },
  day: { es: 'día', en: 'day' },
  decision: { es: 'decisión', en: 'decision' },
  description: { es: 'descripción', en: 'description' },
  done: { es: 'hecho', en: 'done' },
  email: { es: 'correo', en: 'email' },
  enabled: { es: 'activo', en: 'enabled' },
  ended: { es: 'sesiones cerradas', en: 'sessions ended' },
  endDate: { es: 'hasta', en: 'until' },
  es: { es: 'español', en: 'Spanish' },
  en: { es: 'inglés', en: 'English' },
  faults: { es: 'errores', en: 'faults' },
  firstName: { es: 'nombre', en: 'first name' },
  focus: { es: 'punto de la imagen', en: 'focus of the picture' },
  freight: { es: 'flete', en: 'freight' },
  from: { es: 'desde', en: 'from' },
  fromStore: { es: 'de', en: 'from' },
  groups: { es: 'grupos', en: 'groups' },
  height: { es: 'alto', en: 'height' },
  imported: { es: 'importadas', en: 'imported' },
  issuedDate: { es: 'emitido', en: 'issued' },
  items: { es: 'artículos', en: 'goods' },
  itemIds: { es: 'artículos', en: 'goods' },
  jobId: { es: 'trabajo', en: 'job' },
  keywords: { es: 'palabras', en: 'keywords' },
  kind: { es: 'tipo', en: 'kind' },
  known: { es: 'ya estaban', en: 'known already' },
  lastName: { es: 'apellido', en: 'last name' },
  lineId: { es: 'línea del banco', en: 'bank line' },
  lines: { es: 'líneas', en: 'lines' },
  longDescription: { es: 'descripción', en: 'description' },
  mail: { es: 'correo', en: 'mail' },
  materialId: { es: 'material', en: 'material' },
  mediaType: { es: 'formato', en: 'format' },
  meters: { es: 'metros', en: 'metres' },
  name: { es: 'nombre', en: 'name' },
  note: { es: 'nota', en: 'note' },
  number: { es: 'número', en: 'number' },
  online: { es: 'en la tienda', en: 'in the shop' },
  orderNo: { es: 'pedido', en: 'order' },
  orderNos: { es: 'pedidos', en: 'orders' },
  orderTotal: { es: 'total', en: 'total' },
  owner: { es: 'responsable', en: 'owner' },
  ownerId: { es: 'responsable', en: 'owner' },
  pageTitle: { es: 'título de la página', en: 'page title' },
  parentCategoryId: { es: 'categoría superior', en: 'parent category' },
  paid: { es: 'pagado', en: 'paid' },
  paymentMethodId: { es: 'forma de pago', en: 'way to pay' },
  paymentStatus: { es: 'pago', en: 'payment' },
  person: { es: 'persona', en: 'person' },
  phone: { es: 'teléfono', en: 'phone' },
  piece: { es: 'precio por pieza', en: 'price of a piece' },
  pieces: { es: 'piezas', en: 'pieces' },
  position: { es: 'posición', en: 'position' },
  price: { es: 'precio', en: 'price' },
  priceBookId: { es: 'lista de precios', en: 'price list' },
  prices: { es: 'precios', en: 'prices' },
  productId: { es: 'producto', en: 'product' },
  progress: { es: 'avance', en: 'progress' },
  publishAt: { es: 'publicar', en: 'publish' },
  quantity: { es: 'cantidad', en: 'quantity' },
  received: { es: 'recibido', en: 'received' },
  reason: { es: 'motivo', en: 'reason' },
  refundId: { es: 'devolución', en: 'refund' },
  roles: { es: 'accesos', en: 'roles' },
  searchable: { es: 'se encuentra', en: 'can be found' },
  secret: { es: 'clave', en: 'secret' },
  shipped: { es: 'enviado', en: 'sent' },
  shippingStatus: { es: 'entrega', en: 'delivery' },
  shortDescription: { es: 'descripción corta', en: 'short description' },
  size: { es: 'tamaño', en: 'size' },
  skipped: { es: 'omitidas', en: 'skipped' },
  startDate: { es: 'desde', en: 'from' },
  state: { es: 'estado', en: 'state' },
  stateCode: { es: 'departamento', en: 'department' },
  status: { es: 'estado', en: 'state' },
  step: { es: 'paso', en: 'step' },
  stockLevel: { es: 'existencia', en: 'stock' },
  storeId: { es: 'tienda', en: 'store' },
  scopes: { es: 'permisos', en: 'rights' },
  synonyms: { es: 'sinónimos', en: 'synonyms' },
  taxClassId: { es: 'clase de impuesto', en: 'tax class' },
  tender: { es: 'medio', en: 'tender' },
  text: { es: 'texto', en: 'text' },
  tiers: { es: 'escalas', en: 'tiers' },
  title: { es: 'título', en: 'title' },
  to: { es: 'hasta', en: 'to' },
  toStore: { es: 'a', en: 'to' },
  total: { es: 'total', en: 'total' },
  url: { es: 'dirección', en: 'address' },
  validFrom: { es: 'vale desde', en: 'valid from' },
  validTo: { es: 'vale hasta', en: 'valid to' },
  validUntil: { es: 'vale hasta', en: 'valid until' },
  what: { es: 'qué', en: 'what' },
  width: { es: 'ancho', en: 'width' },
})

/** Members of things whose amounts are of goods. */
const ofGoods = defineMessages({ amount: { es: 'cantidad', en: 'quantity' } })

/** The kinds of things of which an amount is no money. */
const kindsOfGoods = new Set(['stock', 'stock-transfer'])

/** Whether a member of a thing of a kind is money: what it is called, and whether in minor units. */
export const moneyMember = (kind: string, name: string): { isMinor: boolean } | undefined => {
  if (kindsOfGoods.has(kind)) return undefined
  if (name.endsWith('Minor')) return { isMinor: true }
  return /^(amounts?|orderTotal|total)$/.test(name) ? { isMinor: false } : undefined
}

/** The words for a name, where it has some. */
export const lookUp = (t: Translate, words: Record<string, Message>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? t(words[name] as { es: string; en: string }) : undefined

/** `taxClassId`, `c_calibre`: words apart, without what only programs need. */
const apart = (name: string) =>
  // A code that names a thing stays as it is written.
  /^[A-Z\d]/.test(name)
    ? name
    : name
        .replace(/^c_/, '')
        .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase()

/** A member's way (`name.es`) in words, of a thing of a kind. */
export const fieldWords = (t: Translate, way: string, kind: string): string =>
  way
    .split('.')
    // Amounts are told as amounts, whatever unit they are kept in.
    .map((member) => (moneyMember(kind, member)?.isMinor ? member.replace(/Minor$/, '') : member))
    .map(
      (name) =>
        (kindsOfGoods.has(kind) ? lookUp(t, ofGoods, name) : undefined) ??
        lookUp(t, fields, name) ??
        apart(name),
    )
    .join(' · ')
