import { readFileSync } from 'node:fs'
import type { CountryCode } from '../../facts/countries.ts'

/** A size of a family as the mill gives it: the values that name it, its mass and its price level in US dollars. */
export type Size = Record<string, string | number>

export type Family = {
  id: string
  slug: string
  name: Text
  category: string
  subcategory: string
  sellMode: 'unit' | 'pack' | 'cut' | 'quote'
  unit: string
  cat014: number
  /** Lowest and highest variant, with tax, in El Salvador. */
  usd: [number, number]
  kg: [number, number]
  kgPer: string
  /** Values by attribute; more than one value makes a choice. */
  attributes: Record<string, string[]>
  stockPattern: 'S1' | 'S2' | 'S3'
  step: number
  min: number
  tiers: string
  countries: CountryCode[]
  ecuadorReduced?: boolean
  cut?: { minMm: number; maxMm: number; stepMm: number; minTotalMm: number; shape?: 'bar' }
  leadDays?: { min: number; max: number }
  sizes?: Size[]
}

export type Text = { es: string; en: string }
export type FamilyTexts = { short: Text; detail: Text; words: Text }

const facts = new URL('facts/', import.meta.url)

export function readFamilies(): Family[] {
  return JSON.parse(readFileSync(new URL('families.json', facts), 'utf8'))
}

export function readTierSchemes(): Record<string, [number, number | 'quote'][]> {
  return JSON.parse(readFileSync(new URL('tier-schemes.json', facts), 'utf8'))
}

/** What goods are called where a country has a word of its own: by family, then by locale. */
export function readCountryNames(): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(new URL('country-names.json', facts), 'utf8'))
}

export function readTexts(): Map<string, FamilyTexts> {
  const lines = readFileSync(new URL('family-texts.tsv', facts), 'utf8').trim().split('\n').slice(1)
  return new Map(
    lines.map((line) => {
      const [id = '', shortEs = '', shortEn = '', detailEs = '', detailEn = '', wordsEs = '', wordsEn = ''] =
        line.split('\t')
      return [
        id,
        {
          short: { es: shortEs, en: shortEn },
          detail: { es: detailEs, en: detailEn },
          words: { es: wordsEs, en: wordsEn },
        },
      ]
    }),
  )
}

/** The attributes a shopper chooses by, in the order of the SKU. */
export function axesOf(family: Family): string[] {
  return Object.keys(family.attributes).filter((id) => (family.attributes[id] ?? []).length > 1)
}

/** Values that all variants share. */
export function fixedOf(family: Family): Record<string, string> {
  return Object.fromEntries(
    Object.entries(family.attributes)
      .filter(([, values]) => values.length === 1)
      .map(([id, values]) => [id, values[0] ?? '']),
  )
}
