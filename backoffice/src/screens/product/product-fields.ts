import type { Product } from '../../api/products.ts'
import type { Message } from '../../lib/i18n.ts'
import { messages } from './messages.ts'

export type ProductField = {
  /** The way to the member. */
  path: string
  title: Message
  kind: 'text' | 'area' | 'number' | 'flag'
  language?: 'es' | 'en'
}
export type FieldGroup = { title: Message; fields: readonly ProductField[] }

const both = (member: string, title: Message, kind: 'text' | 'area', part = ''): ProductField[] => [
  { path: `${member}.default${part}`, title, kind, language: 'es' },
  { path: `${member}.en${part}`, title, kind, language: 'en' },
]

const groups: readonly FieldGroup[] = [
  {
    title: messages.texts,
    fields: [
      ...both('name', messages.name, 'text'),
      ...both('shortDescription', messages.short, 'area', '.source'),
      ...both('longDescription', messages.long, 'area', '.source'),
    ],
  },
  {
    title: messages.sale,
    fields: [
      { path: 'online', title: messages.online, kind: 'flag' },
      { path: 'c_isNew', title: messages.isNew, kind: 'flag' },
      { path: 'c_isSale', title: messages.isSale, kind: 'flag' },
      { path: 'primaryCategoryId', title: messages.category, kind: 'text' },
      { path: 'c_minOrderQuantity', title: messages.min, kind: 'number' },
      { path: 'c_stepQuantity', title: messages.step, kind: 'number' },
    ],
  },
  {
    title: messages.measures,
    fields: [
      { path: 'c_weightKg', title: messages.weight, kind: 'number' },
      { path: 'c_longestSideMeters', title: messages.longest, kind: 'number' },
      { path: 'c_lengthMeters', title: messages.length, kind: 'number' },
    ],
  },
  {
    title: messages.seo,
    fields: [
      ...both('pageTitle', messages.pageTitle, 'text'),
      ...both('pageDescription', messages.pageDescription, 'area'),
    ],
  },
]

/** Members that a variant says itself; the rest is its master's. */
const ofVariants = new Set([
  'online',
  'c_weightKg',
  'c_lengthMeters',
  'c_longestSideMeters',
  'c_minOrderQuantity',
])
/** Members that a master leaves to its variants. */
const notOfMasters = new Set(['c_weightKg', 'c_lengthMeters', 'c_longestSideMeters'])

/** The fields that a product of this kind has, in groups; a group without one falls away. */
export const fieldsOf = ({ type }: Pick<Product, 'type'>): readonly FieldGroup[] =>
  groups
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter(({ path }) =>
        type.variant ? ofVariants.has(path) : !(type.master && notOfMasters.has(path)),
      ),
    }))
    .filter(({ fields }) => fields.length > 0)
