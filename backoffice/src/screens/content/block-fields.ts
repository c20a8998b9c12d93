import type { Content } from '../../api/site.ts'
import type { messages } from './messages.ts'

export type Block = Content['blocks'][number]
export type BlockKind = Block['kind']

/** How a member of a block is edited. `items`: a list of parts, each with these fields. */
export type BlockField = {
  name: string
  title: keyof typeof messages
  kind: 'texts' | 'long' | 'text' | 'picture' | 'category' | 'categories' | 'codes' | 'part' | 'items'
  isOptional?: true
  /** Of a picture: the member for its smaller version, which comes and goes with it. */
  medium?: string
  fields?: readonly BlockField[]
}

const field = (
  name: string,
  kind: BlockField['kind'],
  more: Partial<Omit<BlockField, 'name' | 'kind'>> = {},
): BlockField => ({ name, kind, title: name as keyof typeof messages, ...more })

const title = field('title', 'texts')
const text = field('text', 'long')
const anchor = field('anchor', 'text', { isOptional: true })
const linkParts = [field('label', 'texts'), field('href', 'text')]
const cards = field('items', 'items', {
  title: 'addItem',
  fields: [
    title,
    field('text', 'long', { isOptional: true }),
    field('image', 'picture', { isOptional: true }),
    field('alt', 'texts', { isOptional: true }),
    field('href', 'text', { isOptional: true }),
  ],
})

/** What each kind of block says. */
export const blockFields: Readonly<Record<BlockKind, readonly BlockField[]>> = {
  hero: [
    title,
    text,
    field('image', 'picture', { medium: 'medium' }),
    field('alt', 'texts'),
    field('link', 'part', { isOptional: true, fields: linkParts }),
  ],
  doors: [title, cards],
  steps: [title, anchor, cards],
  productCarousel: [title, field('categoryId', 'category', { isOptional: true })],
  categories: [title, field('categoryIds', 'categories')],
  banners: [cards],
  promotions: [title, text, field('promotionIds', 'codes', { isOptional: true })],
  nearestStore: [title, text],
  recommendations: [title, field('zone', 'text')],
  links: [title, field('items', 'items', { title: 'addItem', fields: linkParts })],
  questions: [
    title,
    anchor,
    field('items', 'items', {
      title: 'addItem',
      fields: [field('question', 'texts'), field('answer', 'long')],
    }),
  ],
  html: [field('title', 'texts', { isOptional: true }), anchor, field('html', 'long', { title: 'html_' })],
}

export const blockKinds = Object.keys(blockFields) as BlockKind[]

type Members = Record<string, unknown>

const emptyOf = ({ kind }: BlockField): unknown => {
  if (kind === 'texts' || kind === 'long') return { es: '', en: '' }
  if (kind === 'items' || kind === 'categories' || kind === 'codes') return []
  return ''
}

/** A part with these fields, empty but for what may be absent. */
export const emptyPart = (fields: readonly BlockField[]): Members =>
  Object.fromEntries(fields.filter(({ isOptional }) => !isOptional).map((one) => [one.name, emptyOf(one)]))

/** A new block of a kind. */
export const emptyBlock = (kind: BlockKind): Block => ({ kind, ...emptyPart(blockFields[kind]) }) as Block

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  (Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && value !== null && Object.values(value).every(isEmpty))

/** A part with one member changed; what may be absent goes when it is emptied. */
export const withMember = (part: Members, { name, isOptional }: BlockField, value: unknown): Members => {
  const { [name]: _before, ...rest } = part
  return isOptional && isEmpty(value) ? rest : { ...part, [name]: value }
}

/** A part with another picture; a smaller version that is of the one before goes. */
export const withPicture = (
  part: Members,
  field: BlockField,
  { path, c_medium }: { path: string; c_medium?: string | undefined },
): Members => {
  const next = withMember(part, field, path)
  return field.medium === undefined
    ? next
    : withMember(next, { name: field.medium, kind: 'text', title: field.title, isOptional: true }, c_medium)
}
