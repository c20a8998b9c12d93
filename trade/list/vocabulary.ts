import { type LocaleId, separatorsOf } from '../../facts/locales.ts'
import type { ListData, ListNoun, ListProduct, ListVariant, ListWords } from './list-data.ts'
import { normalizeText, stem } from './normalize-text.ts'
import type { UnitWords } from './readings.ts'
import type { Token } from './tokens.ts'
import { tokensOf } from './tokens.ts'

/** A value of a variant as the tokens a note might write for it. */
export type ParsedValue = { attribute: string; value: string; tokens: readonly Token[] }

export type Candidate = {
  product: ListProduct
  variant: ListVariant
  values: readonly ParsedValue[]
}

export type Family = {
  product: ListProduct
  candidates: readonly Candidate[]
  /** Words of its name, its keywords and its unit. */
  stems: ReadonlySet<string>
  /** Words that tell its variants apart: its name does not explain those. */
  valueStems: ReadonlySet<string>
  /** Numbers of its name: `6 m`, `4x8 pies`. */
  nameTokens: readonly Token[]
}

export type Noun = { phrases: readonly (readonly string[])[]; noun: ListNoun }

/** A shop's goods and words, prepared once for reading many lines. */
export type Vocabulary = {
  families: ReadonlyMap<string, Family>
  bySku: ReadonlyMap<string, Candidate>
  nouns: readonly Noun[]
  units: UnitWords
  colours: ReadonlyMap<string, readonly string[]>
  values: ReadonlyMap<string, string>
  plateMm: Readonly<Record<string, string>>
  filler: ReadonlySet<string>
  /** The country's decimal mark is a comma. */
  decimalComma: boolean
}

export function vocabularyOf({ words, products, country }: ListData): Vocabulary {
  const families = new Map(products.map((product) => [product.id, familyOf(product, words)]))
  const candidates = [...families.values()].flatMap((family) => family.candidates)
  return {
    families,
    bySku: new Map(candidates.map((one) => [one.variant.sku.toLowerCase(), one])),
    nouns: words.nouns
      .filter(({ countries }) => !countries || countries.includes(country))
      .map((noun) => ({ noun, phrases: noun.words.map(stemsOf) })),
    units: new Map(
      words.units.flatMap((unit) => unit.words.map((word) => [stemOf(word), unit.unit] as const)),
    ),
    colours: new Map(
      words.colours.flatMap((row) => row.words.map((word) => [stemOf(word), row.values] as const)),
    ),
    values: new Map(
      words.values.flatMap((row) => row.words.map((word) => [stemOf(word), row.value] as const)),
    ),
    plateMm: words.plateMm,
    filler: new Set(words.filler.map(stemOf)),
    decimalComma: separatorsOf(`es-${country}` as LocaleId).decimal === ',',
  }
}

const stemOf = (word: string): string => stem(normalizeText(word))

export const stemsOf = (text: string): string[] =>
  (normalizeText(text).match(/[a-z][a-z0-9]*/g) ?? []).map(stem)

function familyOf(product: ListProduct, words: ListWords): Family {
  const candidates = product.variants.map((variant) => ({ product, variant, values: parseValues(variant) }))
  const name = tokensOf(normalizeText(product.name))
  return {
    product,
    candidates,
    stems: new Set([product.name, product.keywords, product.unit].flatMap(stemsOf)),
    valueStems: valueStemsOf(candidates, words),
    nameTokens: name.filter(({ kind }) => kind !== 'word' && kind !== 'mark'),
  }
}

function valueStemsOf(candidates: readonly Candidate[], words: ListWords): Set<string> {
  const values = candidates.flatMap((one) => one.values)
  const own = values.flatMap(({ tokens }) =>
    tokens.flatMap((token) => (token.kind === 'word' ? [token.stem] : [])),
  )
  const told = new Set(values.map(({ value }) => value))
  const meant = [
    ...words.values.filter(({ value }) => told.has(value)),
    ...words.colours.filter((colour) => colour.values.some((value) => told.has(value))),
  ]
  return new Set([...own, ...meant.flatMap((row) => row.words.map(stemOf))])
}

const parseValues = ({ values }: ListVariant): ParsedValue[] =>
  Object.entries(values).map(([attribute, value]) => ({
    attribute,
    value,
    tokens: valueTokens(attribute, value),
  }))

/** The unit that an attribute's name ends in. */
const suffixes: [RegExp, string][] = [
  [/Mm$/, 'mm'],
  [/Cm$/, 'cm'],
  [/M$/, 'm'],
  [/Pulg$/, '"'],
  [/(Pies|Ft)$|^pies$/, 'ft'],
  [/Kg$/, 'kg'],
  [/^ml$/, 'ml'],
]

const parsed = new Map<string, readonly Token[]>()

function valueTokens(attribute: string, value: string): readonly Token[] {
  const key = `${attribute}=${value}`
  const known = parsed.get(key)
  if (known) return known
  const unit = suffixes.find(([end]) => end.test(attribute))?.[1]
  const plain = normalizeText(value)
  const tokens = tokensOf(
    attribute === 'calibre' ? `cal ${plain}` : attribute === 'grado' ? `grado ${plain}` : plain,
  ).map((token) => {
    const [sized] =
      unit && (token.kind === 'number' || token.kind === 'dims') && !token.unit ? tokensOf(`1${unit}`) : []
    return sized?.kind === 'number' ? { ...token, unit: sized.unit } : token
  })
  parsed.set(key, tokens)
  return tokens
}
