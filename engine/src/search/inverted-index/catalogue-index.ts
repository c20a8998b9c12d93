import { amounts, type Column, flags, integers } from './column.ts'
import { createFacetLists, type FacetLists } from './facet-lists.ts'
import { createPostings, type Postings } from './postings.ts'
import { createRankCodes, eachWord } from './word-weights.ts'

/** A hit as it is indexed. */
export type IndexedHit = {
  id: string
  kind: string
  countries: string[]
  facets: string[]
  /** PostgreSQL's text of its tsvector. */
  doc: string
  nameEs: string
  nameEn: string
  popularity: number
  /** Country → lowest and highest first price in minor units. */
  prices: Record<string, [lowest: number, highest: number]>
  /** What a master stands for; none where the hit stands for itself. */
  variants: { countries: string[]; facets: string[]; prices: Record<string, number> }[]
}

/** What a country sells, and for how much: hits by their place, variants by their row. */
type CountryColumns = {
  sells: Column<Uint8Array>
  lowest: Column<Float64Array>
  highest: Column<Float64Array>
  sellsVariant: Column<Uint8Array>
  variantPrice: Column<Float64Array>
}

const emptyCountry = (): CountryColumns => ({
  sells: flags(),
  lowest: amounts(),
  highest: amounts(),
  sellsVariant: flags(),
  variantPrice: amounts(),
})

/**
 * A catalogue as lists of numbers: what the search's tables say of each hit, in a few dozen bytes. A hit has a **place**;
 * written anew it gets another, and its former one is empty from then on.
 */
export type CatalogueIndex = {
  ids: string[]
  namesEs: string[]
  namesEn: string[]
  /** Number of the kind, as `kindOf` tells it. */
  kinds: Column<Uint8Array>
  popularity: Column<Int32Array>
  /** Number of the list of its facets. */
  lists: Column<Int32Array>
  /** By the number of a list the places that have it; some of them may be empty by now. */
  placesOfLists: number[][]
  /** So many of the first places are in the order of their ids: what is put in that order is compared by number. */
  readonly placesById: number
  /** Its variants are the rows from here on, so many; none: it stands for itself. */
  firstVariant: Column<Int32Array>
  variantCount: Column<Int32Array>
  variantLists: Column<Int32Array>
  facets: FacetLists
  postings: Postings
  /** What a word adds to the rank, by the code of its posting. */
  ranks: number[]
  kindOf(kind: string): number
  countryOf(country: string): CountryColumns | undefined
  placeOf(id: string): number | undefined
  /** Writes a hit, or writes it anew. Throws RangeError where there is no room for one more. */
  put(hit: IndexedHit): void
  remove(id: string): void
  /** To be called once, when all hits have been put. */
  seal(): void
  /** Places that hold nothing any more. */
  readonly emptyPlaces: number
}

export const createCatalogueIndex = (): CatalogueIndex => {
  const places = new Map<string, number>()
  const countries = new Map<string, CountryColumns>()
  const kindNames: string[] = []
  const facets = createFacetLists()
  const postings = createPostings()
  const codes = createRankCodes()
  let variants = 0
  let placesById = 0
  const kindOf = (kind: string) => {
    const known = kindNames.indexOf(kind)
    return known < 0 ? kindNames.push(kind) - 1 : known
  }
  const columnsOf = (country: string) => {
    const columns = countries.get(country) ?? emptyCountry()
    countries.set(country, columns)
    return columns
  }
  const putVariant = ({ countries: sold, facets: own, prices }: IndexedHit['variants'][number]) => {
    const row = variants++
    index.variantLists.set(row, facets.listOf(own))
    for (const country of sold) columnsOf(country).sellsVariant.set(row, 1)
    for (const [country, price] of Object.entries(prices)) columnsOf(country).variantPrice.set(row, price)
  }
  const index: CatalogueIndex = {
    ids: [],
    namesEs: [],
    namesEn: [],
    kinds: flags(),
    popularity: integers(),
    lists: integers(),
    placesOfLists: [],
    get placesById() {
      return placesById
    },
    firstVariant: integers(),
    variantCount: integers(),
    variantLists: integers(),
    facets,
    postings,
    ranks: codes.ranks,
    kindOf,
    countryOf: (country) => countries.get(country),
    placeOf: (id) => places.get(id),
    put: (hit) => {
      index.remove(hit.id)
      const place = index.ids.push(hit.id) - 1
      places.set(hit.id, place)
      index.namesEs.push(hit.nameEs)
      index.namesEn.push(hit.nameEn)
      index.kinds.set(place, kindOf(hit.kind))
      index.popularity.set(place, hit.popularity)
      const list = facets.listOf(hit.facets)
      index.lists.set(place, list)
      const alike = index.placesOfLists[list]
      if (alike) alike.push(place)
      else index.placesOfLists[list] = [place]
      if (placesById === place && (index.ids[place - 1] ?? '') < hit.id) placesById++
      index.firstVariant.set(place, variants)
      index.variantCount.set(place, hit.variants.length)
      for (const country of hit.countries) columnsOf(country).sells.set(place, 1)
      for (const [country, [lowest, highest]] of Object.entries(hit.prices)) {
        columnsOf(country).lowest.set(place, lowest)
        columnsOf(country).highest.set(place, highest)
      }
      for (const variant of hit.variants) putVariant(variant)
      eachWord(hit.doc, (word, at) => postings.add(word, place, codes.codeOf(at)))
    },
    remove: (id) => {
      const place = places.get(id)
      if (place === undefined) return
      places.delete(id)
      for (const { sells } of countries.values()) if (place < sells.values.length) sells.values[place] = 0
    },
    seal: () => postings.seal(),
    get emptyPlaces() {
      return index.ids.length - places.size
    },
  }
  return index
}
