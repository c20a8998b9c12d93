import { kinds, seededRandom, things } from './scale-bundle.ts'

/** A search of the catalogue that `writeScaleBundle` makes. */
export type Question = { q?: string; refine?: string[]; sort: string; offset: number; limit: number }

const sorts = [
  'best-matches',
  'most-popular',
  'product-name-ascending',
  'product-name-descending',
  'price-low-to-high',
  'price-high-to-low',
]
const gauges = ['22', '24', '26', '28', '30']

/** Two neighbours change places: what hurried fingers do most. */
const misspell = (word: string, at: number) =>
  `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`

/**
 * What shoppers ask of a large catalogue, by kind, `each` different ones of every kind and the same in every run: lists
 * of a category, lists that are narrowed, words, words that are narrowed, beginnings of words, misspelt words.
 */
export const questionsOf = (
  {
    categories,
    colours,
  }: { categories: readonly string[]; colours: readonly { value: string; name: string }[] },
  each: number,
): Record<string, Question[]> => {
  const random = seededRandom(7)
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One
  const page = () => ({ sort: pick(sorts), offset: 25 * Math.floor(random() * 8), limit: 25 })
  const category = () => `cgid=${pick(categories)}`
  const filters = () =>
    [
      `c_color=${pick(colours).value}`,
      `c_calibre=${pick(gauges)}|${pick(gauges)}`,
      `price=(${Math.floor(random() * 40)}..${40 + Math.floor(random() * 60)})`,
    ].filter(() => random() < 0.6)
  const words = () => {
    const [thing, kind, colour] = [pick(things)[0], pick(kinds)[0], pick(colours).name]
    return pick([
      () => `${thing} ${100 + Math.floor(random() * 900)}`,
      () => `${thing} ${kind} ${pick(gauges)}`,
      () => `${thing} ${colour} calibre ${pick(gauges)}`,
      () => `${kind} ${colour}`,
    ])()
  }
  const beginning = () => {
    const [first, second] = [pick(things)[0], pick(kinds)[0]]
    return `${first} ${second.slice(0, 3 + Math.floor(random() * 4))} ${1 + Math.floor(random() * 9)}`
  }
  const misspelt = () => {
    const [thing, kind] = [pick(things)[0], pick(kinds)[0]]
    return `${misspell(thing, 1 + Math.floor(random() * 3))} ${misspell(kind, 2 + Math.floor(random() * 3))} ${pick(gauges)}`
  }
  const makers: Record<string, () => Omit<Question, 'sort' | 'offset' | 'limit'>> = {
    'list of a category': () => ({ refine: [category()] }),
    'narrowed list': () => ({ refine: [category(), ...filters()] }),
    'search by words': () => ({ q: words() }),
    'narrowed search': () => ({ q: words(), refine: filters() }),
    'typed beginning': () => ({ q: beginning() }),
    'misspelt search': () => ({ q: misspelt() }),
  }
  return Object.fromEntries(
    Object.entries(makers).map(([name, make]) => {
      const different = new Map<string, Question>()
      // Of a kind with few different ones (the pages of all categories) all are asked.
      for (let tries = 0; different.size < each && tries < each * 20; tries++) {
        const question = { ...make(), ...page() }
        different.set(JSON.stringify(question), question)
      }
      return [name, [...different.values()]]
    }),
  )
}
