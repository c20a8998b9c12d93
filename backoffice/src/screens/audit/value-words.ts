import { methodName } from '../../features/orders/index.ts'
import { assignmentName } from '../../features/people/index.ts'
import { materialWords } from '../../features/plant/index.ts'
import { scopeName } from '../../features/scopes/index.ts'
import type { Formats } from '../../lib/format.ts'
import { defineMessages, type Language, type Translate } from '../../lib/i18n.ts'
import { lookUp, moneyMember } from './field-words.ts'

/** What some of them hold. */
const values = defineMessages({
  true: { es: 'sí', en: 'yes' },
  false: { es: 'no', en: 'no' },
  not_paid: { es: 'sin pagar', en: 'not paid' },
  part_paid: { es: 'pagado en parte', en: 'paid in part' },
  paid: { es: 'pagado', en: 'paid' },
  not_shipped: { es: 'sin entregar', en: 'not delivered' },
  part_shipped: { es: 'entregado en parte', en: 'delivered in part' },
  shipped: { es: 'enviado', en: 'shipped' },
  'handed-over': { es: 'entregado', en: 'handed over' },
  cut: { es: 'cortado', en: 'cut' },
  ready: { es: 'listo', en: 'ready' },
  created: { es: 'creado', en: 'created' },
  new: { es: 'nuevo', en: 'new' },
  open: { es: 'abierto', en: 'open' },
  closed: { es: 'cerrado', en: 'closed' },
  completed: { es: 'completado', en: 'completed' },
  cancelled: { es: 'cancelado', en: 'cancelled' },
  failed: { es: 'fallido', en: 'failed' },
  matched: { es: 'confirmada', en: 'matched' },
  ignored: { es: 'ignorada', en: 'ignored' },
  split: { es: 'partida', en: 'split' },
  cash: { es: 'efectivo', en: 'cash' },
  terminal: { es: 'terminal', en: 'terminal' },
  transfer: { es: 'transferencia', en: 'transfer' },
  coil: { es: 'bobina', en: 'coil' },
  offcut: { es: 'retazo', en: 'offcut' },
  counter: { es: 'mostrador', en: 'counter' },
  shop: { es: 'tienda en línea', en: 'online shop' },
  store: { es: 'tienda', en: 'store' },
  phone: { es: 'teléfono', en: 'phone' },
  draft: { es: 'borrador', en: 'draft' },
  scheduled: { es: 'programado', en: 'scheduled' },
  applied: { es: 'aplicado', en: 'applied' },
  requested: { es: 'pedida', en: 'requested' },
  priced: { es: 'con precio', en: 'priced' },
  wait: { es: 'esperar', en: 'wait' },
  offer: { es: 'ofrecer más', en: 'offer more' },
})

/** Who reads, and what is told: a thing of a kind, whose amounts are in a currency where one country has it. */
export type Told = {
  t: Translate
  format: Formats
  language: Language
  kind: string
  currency?: string
  /** What identifiers stand for. */
  nameOf?(id: string): string | undefined
}

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

const moneyWords = ({ format, currency }: Told, value: string, isMinor: boolean): string => {
  if (!isNumber(value)) return value
  const amount = isMinor ? Number(value) / 100 : Number(value)
  return currency === undefined ? format.number(amount, 2) : format.money(amount, currency)
}

/** `clerk@SV-SS01`: a role in its place. */
const roleWords = ({ t, nameOf }: Told, text: string): string => {
  const [role = '', place] = text.split('@')
  if (place === undefined) return assignmentName(t, String, { role })
  return assignmentName(t, (storeId) => nameOf?.(storeId) ?? storeId, { role, storeId: place })
}

/** How the value of a member reads, by what the member is called. */
const ofMember: Readonly<Record<string, (told: Told, value: string) => string>> = {
  // A customer has no name in the log; the first signs tell one from another.
  customerId: (_told, value) => (value.length > 12 ? `${value.slice(0, 6)}…` : value),
  materialId: ({ language }, value) => materialWords(value, language),
  paymentMethodId: ({ t }, value) => methodName(t, value),
  roles: roleWords,
  scopes: ({ t }, value) => scopeName(t, value),
}

const dayOrMoment = ({ format }: Told, value: string): string | undefined => {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return format.date(`${value}T12:00:00Z`, 'UTC')
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? format.dateTime(value) : undefined
}

const one = (told: Told, member: string, value: string): string => {
  const money = moneyMember(told.kind, member)
  if (money) return moneyWords(told, value, money.isMinor)
  const words = Object.hasOwn(ofMember, member) ? ofMember[member] : undefined
  if (words) return words(told, value)
  return lookUp(told.t, values, value) ?? told.nameOf?.(value) ?? dayOrMoment(told, value) ?? value
}

/** What the member at a way held: in words where it is one of few, money with its currency, days as one reads them. */
export const valueWords = (told: Told, way: string, value: string | undefined): string => {
  if (value === undefined) return '—'
  const member = way.split('.').at(-1) ?? way
  const isList = /^(amounts|roles|scopes)$/.test(member)
  return isList
    ? value
        .split(', ')
        .map((part) => one(told, member, part))
        .join(', ')
    : one(told, member, value)
}
