import { badRequest } from '../../kernel/problem.ts'
import type { ProductChanges } from '../contract.ts'

/** A product's document without what is emptied. */
export type Document = { [K in keyof ProductChanges]?: Exclude<ProductChanges[K], null> | undefined }

/** A column of a table of products: a cell as a change of the document, and the document as a cell. */
type Column = {
  /** Where the member stands in a product's line. */
  path: string
  /** Problem: 400. */
  read(text: string, stands: Document): ProductChanges
  /** Undefined where the product has none of its own. */
  write(document: Document): string | undefined
  /** Is said when a product is made, and changed at the product alone. */
  isFirst?: true
  isNumber?: true
}

type Textual = 'name' | 'pageKeywords'
type Marked = 'shortDescription' | 'longDescription'

const locales = [
  ['default', 'es', ''],
  ['en', 'en', 'En'],
] as const

/** A text in both languages: `name` and `nameEn`. */
const texts = (column: string, member: Textual) =>
  locales.map(([locale, language, suffix]): [string, Column] => [
    `${column}${suffix}`,
    {
      path: `${column}.${language}`,
      read: (text) => ({ [member]: { [locale]: text } }),
      write: (document) => document[member]?.[locale],
    },
  ])

const markups = (member: Marked) =>
  locales.map(([locale, language, suffix]): [string, Column] => [
    `${member}${suffix}`,
    {
      path: `${member}.${language}`,
      read: (source) => ({ [member]: { [locale]: { source } } }),
      write: (document) => document[member]?.[locale]?.source,
    },
  ])

const units = (['es', 'en'] as const).map((language, at): [string, Column] => [
  at === 0 ? 'unit' : 'unitEn',
  {
    path: `unit.${language}`,
    read: (text, { c_unit: stands = { es: '', en: '' } }) => ({ c_unit: { ...stands, [language]: text } }),
    write: ({ c_unit: unit }) => unit?.[language],
  },
])

type Worded = 'primaryCategoryId' | 'c_sellMode' | 'c_stockPattern' | 'c_cabys'

/** A member that is one word; whether it is one of those that there are is for the import's rules. */
const word = (path: string, member: Worded): Column => ({
  path,
  read: (text) => ({ [member]: text }),
  write: (document) => document[member],
})

type Flag = 'online' | 'c_courier'

const flag = (column: string, member: Flag): Column => ({
  path: column,
  read: (text) => {
    if (text !== 'true' && text !== 'false')
      throw badRequest('It is either true or false.', { property: `$.${column}` })
    return { [member]: text === 'true' }
  },
  write: (document) => document[member]?.toString(),
})

type Counted = 'c_stepQuantity' | 'c_minOrderQuantity' | 'c_cat014'
type Measured = 'c_weightKg' | 'c_lengthMeters' | 'c_longestSideMeters'

const whole = { pattern: /^\d{1,6}$/, expected: 'It is a whole number.' }
const measure = (unit: string) => ({
  pattern: /^\d{1,6}(\.\d{1,3})?$/,
  expected: `It is a number of ${unit} with up to three decimals.`,
})

const number = (
  { column, path = column, member }: { column: string; path?: string; member: Counted | Measured },
  { pattern, expected }: { pattern: RegExp; expected: string },
): Column => ({
  path,
  isNumber: true,
  read: (text) => {
    if (!pattern.test(text)) throw badRequest(expected, { property: `$.${column}` })
    return { [member]: Number(text) }
  },
  write: (document) => document[member]?.toString(),
})

type Valued = 'variationValues' | 'c_attributes'

/** `calibre=26; color=azul`, in the order of their names. */
const values = (column: string, member: Valued): Column => ({
  path: column,
  read: (text) => {
    const pairs = text.split(';').map((pair) => pair.split('=').map((part) => part.trim()))
    if (pairs.some(([name = '', value = '', more]) => name === '' || value === '' || more !== undefined))
      throw badRequest('It is written like "calibre=26; color=azul".', { property: `$.${column}` })
    return { [member]: Object.fromEntries(pairs) as Record<string, string> }
  },
  write: (document) => {
    const pairs = Object.entries(document[member] ?? {})
    if (pairs.length === 0) return undefined
    return pairs
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  },
})

const countries: Column = {
  path: 'countries',
  read: (text) => ({ c_countries: text.split(/[\s,;]+/) as ProductChanges['c_countries'] & string[] }),
  write: (document) => document.c_countries?.join(' '),
}

const type: Column = {
  path: 'type',
  isFirst: true,
  read: (text) => ({ type: { [text]: true } }),
  write: ({ type: flags = {} }) => Object.entries(flags).find(([, isSo]) => isSo)?.[0],
}

const masterId: Column = {
  path: 'masterId',
  isFirst: true,
  read: (text) => ({ master: { masterId: text } }),
  write: ({ master }) => master?.masterId,
}

/** The path of its first picture. */
const image: Column = {
  path: 'images',
  isFirst: true,
  read: (path, { name = {} }) => ({ imageGroups: [{ viewType: 'large', images: [{ path, alt: name }] }] }),
  write: ({ imageGroups: [group] = [] }) => group?.images[0]?.path,
}

/** In the order in which they are laid over a product: a picture is described by the name. */
export const columns: ReadonlyMap<string, Column> = new Map([
  ['type', type],
  ['masterId', masterId],
  ...texts('name', 'name'),
  ...markups('shortDescription'),
  ...markups('longDescription'),
  ...texts('keywords', 'pageKeywords'),
  ['online', flag('online', 'online')],
  ['primaryCategoryId', word('primaryCategoryId', 'primaryCategoryId')],
  ['countries', countries],
  ['sellMode', word('sellMode', 'c_sellMode')],
  ...units,
  ['stepQuantity', number({ column: 'stepQuantity', member: 'c_stepQuantity' }, whole)],
  ['minOrderQuantity', number({ column: 'minOrderQuantity', member: 'c_minOrderQuantity' }, whole)],
  ['stockPattern', word('stockPattern', 'c_stockPattern')],
  ['courier', flag('courier', 'c_courier')],
  [
    'weightKg',
    number({ column: 'weightKg', path: 'weightGrams', member: 'c_weightKg' }, measure('kilograms')),
  ],
  [
    'lengthMeters',
    number({ column: 'lengthMeters', path: 'lengthMm', member: 'c_lengthMeters' }, measure('metres')),
  ],
  [
    'longestSideMeters',
    number(
      { column: 'longestSideMeters', path: 'longestSideMm', member: 'c_longestSideMeters' },
      measure('metres'),
    ),
  ],
  ['cat014', number({ column: 'cat014', member: 'c_cat014' }, whole)],
  ['cabys', word('cabys', 'c_cabys')],
  ['variationValues', values('variationValues', 'variationValues')],
  ['attributes', values('attributes', 'c_attributes')],
  ['image', image],
])

const columnsOfMembers: Readonly<Record<string, string>> = {
  master: 'masterId',
  imageGroups: 'image',
  pageKeywords: 'keywords',
  assignedCategories: 'primaryCategoryId',
}

/** The column that a problem speaks of by the property of the document. */
export const columnOf = (property: string): string => {
  const member = property.replace(/^\$\.?(c_)?/, '').split('.')[0] ?? ''
  return columnsOfMembers[member] ?? member
}
