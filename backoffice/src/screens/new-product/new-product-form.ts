import type { ProductChanges } from '../../api/products.ts'
import { readAmount, writeAmount } from '../../lib/amount.ts'
import { skuOf } from '../../lib/sku.ts'

export type SellMode = 'unit' | 'pack' | 'cut' | 'quote'

/** What one thing that is sold says: typed texts, by the choices it is of. */
export type SoldRow = { sku?: string; weight: string; prices: Readonly<Record<string, string>> }

/** A new product as it is typed. */
export type NewProduct = {
  id: string
  name: string
  english: string
  short: string
  shortEnglish: string
  categoryId: string
  mode: SellMode
  unit: string
  unitEnglish: string
  /** Code of the unit on Salvadoran tax documents. */
  unitCode: string
  countries: readonly string[]
  picture: string
  /** The same half as wide, of one that was uploaded. */
  pictureMedium: string
  cut: { min: string; max: string; step: string; total: string; shape: 'sheet' | 'bar' }
  /** What variants differ by, each with its values, comma between them; none: it is sold as it is. */
  choices: readonly { id: string; values: string }[]
  rows: Readonly<Record<string, SoldRow>>
  online: boolean
}

/** Whole number on Salvadoran documents: pieces and metres. */
const pieces = '59'
const metres = '1'

export const blankProduct = (countries: readonly string[]): NewProduct => ({
  id: '',
  name: '',
  english: '',
  short: '',
  shortEnglish: '',
  categoryId: '',
  mode: 'unit',
  unit: 'pieza',
  unitEnglish: 'piece',
  unitCode: pieces,
  countries,
  picture: '',
  pictureMedium: '',
  cut: { min: '0.5', max: '12', step: '0.01', total: '0.5', shape: 'sheet' },
  choices: [],
  rows: {},
  online: true,
})

/** Another way of selling brings its unit with it. */
export const soldBy = (mode: SellMode): Partial<NewProduct> =>
  mode === 'cut'
    ? { mode, unit: 'metro', unitEnglish: 'metre', unitCode: metres }
    : { mode, unit: 'pieza', unitEnglish: 'piece', unitCode: pieces }

export const valuesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean),
  ),
]

const emptyRow: SoldRow = { weight: '', prices: {} }
/** Variants of one product at most, so that a slip of the hand makes no thousands. */
export const mostRows = 300

export type Sold = SoldRow & { key: string; sku: string; values: Readonly<Record<string, string>> }

/** What is sold: each combination of the choices, or the product itself. */
export const soldOf = ({ id, choices, rows }: NewProduct): Sold[] => {
  const told = choices.filter((choice) => choice.id !== '' && valuesOf(choice.values).length > 0)
  let combinations: Record<string, string>[] = [{}]
  for (const choice of told)
    combinations = combinations
      .flatMap((before) => valuesOf(choice.values).map((value) => ({ ...before, [choice.id]: value })))
      .slice(0, mostRows)
  return combinations.map((values) => {
    const key = Object.values(values).join('|')
    const row = rows[key] ?? emptyRow
    return { ...row, key, values, sku: row.sku ?? skuOf(id, Object.values(values)) }
  })
}

const both = (spanish: string, english: string) => ({ default: spanish, en: english || spanish })
const markup = (spanish: string, english: string) => {
  const said = both(spanish, english)
  return {
    default: { source: said.default, markup: said.default },
    en: { source: said.en, markup: said.en },
  }
}

const shownChanges = (form: NewProduct, catalogId: string): ProductChanges => ({
  online: false,
  name: both(form.name, form.english),
  shortDescription: markup(form.short, form.shortEnglish),
  longDescription: markup(`<p>${form.short}</p>`, `<p>${form.shortEnglish || form.short}</p>`),
  primaryCategoryId: form.categoryId,
  assignedCategories: [{ catalogId, categoryId: form.categoryId }],
  imageGroups:
    form.picture === ''
      ? []
      : [
          {
            viewType: 'large',
            images: [
              {
                path: form.picture,
                alt: both(form.name, form.english),
                ...(form.pictureMedium === '' ? {} : { c_medium: form.pictureMedium }),
              },
            ],
          },
        ],
  c_countries: form.countries as never,
  c_sellMode: form.mode,
  c_unit: { es: form.unit, en: form.unitEnglish || form.unit },
  c_cat014: Number(form.unitCode),
  ...(form.mode === 'cut'
    ? {
        c_cut: {
          minMeters: Number(form.cut.min),
          maxMeters: Number(form.cut.max),
          stepMeters: Number(form.cut.step),
          minTotalMeters: Number(form.cut.total),
          shape: form.cut.shape,
        },
      }
    : {}),
})

/** What has to be made, in this order: the product, and its variants where there are some. */
export const productsOf = (form: NewProduct, catalogId: string): { id: string; body: ProductChanges }[] => {
  const sold = soldOf(form)
  const [only] = sold
  if (only?.key === '')
    return [
      {
        id: form.id,
        body: { type: { item: true }, ...shownChanges(form, catalogId), c_weightKg: Number(only.weight) },
      },
    ]
  const told = form.choices.filter(({ id, values }) => id !== '' && valuesOf(values).length > 0)
  const variationAttributes = told.map(({ id, values }) => ({
    id,
    values: valuesOf(values).map((value) => ({ value })),
  }))
  return [
    { id: form.id, body: { type: { master: true }, ...shownChanges(form, catalogId), variationAttributes } },
    ...sold.map(({ sku, values, weight }) => ({
      id: sku,
      body: {
        type: { variant: true },
        master: { masterId: form.id },
        online: true,
        variationValues: values,
        c_weightKg: Number(weight),
      },
    })),
  ]
}

/** The prices that were typed for a country, as the API takes them. */
export const pricesOf = (form: NewProduct, country: string) =>
  soldOf(form).flatMap(({ sku, prices }) => {
    const minor = readAmount(prices[country] ?? '')
    return minor === undefined || (prices[country] ?? '').trim() === ''
      ? []
      : [{ productId: sku, tiers: [{ minQuantity: '1', amount: writeAmount(minor) }] }]
  })

/** Cells of a spreadsheet that were pasted at a row and column: weight first, then a price for each country. */
export const pasteCells = (
  form: NewProduct,
  { row, column }: { row: number; column: number },
  text: string,
): Readonly<Record<string, SoldRow>> => {
  const sold = soldOf(form)
  const next: Record<string, SoldRow> = { ...form.rows }
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  for (const [down, line] of lines.entries()) {
    const at = sold[row + down]
    if (!at) break
    let { weight, prices } = at
    for (const [across, cell] of line.split('\t').entries()) {
      const place = column + across
      const country = form.countries[place - 1]
      if (place === 0) weight = cell.trim().replace(',', '.')
      else if (country !== undefined) prices = { ...prices, [country]: cell.trim() }
    }
    next[at.key] = { ...form.rows[at.key], weight, prices }
  }
  return next
}

export type Fault = 'id' | 'name' | 'short' | 'category' | 'countries' | 'weight' | 'price' | 'tooMany'

/** What keeps it from being made. */
export const faultsOf = (form: NewProduct): ReadonlySet<Fault> => {
  const sold = soldOf(form)
  const faults: [Fault, boolean][] = [
    ['id', !/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(form.id)],
    ['name', form.name.trim() === ''],
    ['short', form.short.trim() === ''],
    ['category', form.categoryId === ''],
    ['countries', form.countries.length === 0],
    ['weight', sold.some(({ weight }) => weight === '' || !(Number(weight) >= 0))],
    [
      'price',
      sold.some(({ prices }) =>
        Object.values(prices).some((text) => text.trim() !== '' && readAmount(text) === undefined),
      ),
    ],
    ['tooMany', sold.length >= mostRows],
  ]
  return new Set(faults.filter(([, isAtFault]) => isAtFault).map(([fault]) => fault))
}
