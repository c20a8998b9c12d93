import type { Matches, MatchQuestion } from '../match-question.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

type Question = Pick<MatchQuestion, 'refinement' | 'countAroundCategory' | 'priceSteps'>
type Country = NonNullable<ReturnType<CatalogueIndex['countryOf']>>

/** The hits among the places, and how many of them have each facet and cost how much. */
type Counted = Pick<Matches, 'facets' | 'priceFacets'> & { hits: Int32Array }

/** One choice of the shopper: the facets that fit it, or the price; and the refinement that it must not count away. */
type Choice = { attribute: string; facets: readonly string[] | undefined }

const choicesOf = ({ refinement, countAroundCategory }: Question): Choice[] => {
  const { attributes, categoryId, price } = refinement
  return [
    ...[...attributes].map(([id, values]) => ({
      attribute: id,
      facets: values.map((value) => `${id}=${value}`),
    })),
    ...(price ? [{ attribute: 'price', facets: undefined }] : []),
    ...(categoryId && countAroundCategory ? [{ attribute: 'cgid', facets: [`cgid=${categoryId}`] }] : []),
  ]
}

/** Number of the step that an amount lies in: 1 is the first, 0 lies below it. */
const stepOf = (amount: number, steps: readonly number[]) => {
  let step = 0
  while (step < steps.length && amount >= (steps[step] ?? 0)) step++
  return step
}

const createTally = (index: CatalogueIndex, steps: readonly number[]) => {
  const { facets, attributes, lists } = index.facets
  const counts = new Int32Array(facets.length)
  const priced = new Int32Array(steps.length + 1)
  return {
    addFacet: (facet: number, times: number) => {
      counts[facet] = (counts[facet] ?? 0) + times
    },
    /** The facets of a list, those of one attribute alone where it is named. */
    addList: (list: number, times: number, attribute?: string) => {
      for (const facet of lists[list] ?? []) {
        if (attribute === undefined || attributes[facet] === attribute) {
          counts[facet] = (counts[facet] ?? 0) + times
        }
      }
    },
    addStep: (step: number) => {
      priced[step] = (priced[step] ?? 0) + 1
    },
    told: (): Pick<Matches, 'facets' | 'priceFacets'> => ({
      facets: Object.fromEntries(
        facets.flatMap((facet, at) => (counts[at] ? [[facet, counts[at]] as const] : [])),
      ),
      priceFacets: Object.fromEntries([...priced].flatMap((n, step) => (n > 0 ? [[String(step), n]] : []))),
    }),
  }
}

/** While nothing is chosen a hit counts by itself, with all that its variants have. */
export const countHits = (
  index: CatalogueIndex,
  country: Country,
  { priceSteps }: Question,
  places: Int32Array,
): Counted => {
  const tally = createTally(index, priceSteps)
  const [lists, lowest] = [index.lists.values, country.lowest.values]
  const alike = new Int32Array(index.facets.lists.length)
  for (const place of places) {
    const list = lists[place] ?? 0
    alike[list] = (alike[list] ?? 0) + 1
    const amount = lowest[place] ?? Number.NaN
    if (priceSteps.length > 0 && !Number.isNaN(amount)) tally.addStep(stepOf(amount, priceSteps))
  }
  alike.forEach((times, list) => {
    if (times > 0) tally.addList(list, times)
  })
  return { hits: places, ...tally.told() }
}

/** Tells for a list of facets and an amount which choices they miss, a bit each. */
const missedBy = (index: CatalogueIndex, choices: readonly Choice[], { price }: Question['refinement']) => {
  const { facets, lists } = index.facets
  const fitting = new Int32Array(facets.length)
  let ofLists = 0
  let priceBit = 0
  choices.forEach(({ facets: wanted }, at) => {
    if (!wanted) {
      priceBit = 1 << at
      return
    }
    ofLists |= 1 << at
    for (const facet of wanted) {
      const number = index.facets.facetOf(facet)
      if (number !== undefined) fitting[number] = (fitting[number] ?? 0) | (1 << at)
    }
  })
  const ofList = new Int32Array(lists.length).fill(-1)
  const missed = (list: number) => {
    let fits = 0
    for (const facet of lists[list] ?? []) fits |= fitting[facet] ?? 0
    return ofLists & ~fits
  }
  const [from, to] = [Math.round((price?.from ?? 0) * 100), Math.round((price?.to ?? 0) * 100)]
  return (list: number, amount: number) => {
    let bits = ofList[list] ?? 0
    if (bits < 0) {
      bits = missed(list)
      ofList[list] = bits
    }
    return priceBit === 0 || (amount >= from && amount <= to) ? bits : bits | priceBit
  }
}

/**
 * Which choice alone is missed: 0 for none, 1 for the first, -1 for several. What misses one is counted in that
 * choice's own refinement, so that a second colour can be added.
 */
const slotOf = (missed: number) =>
  missed === 0 ? 0 : (missed & (missed - 1)) === 0 ? 32 - Math.clz32(missed) : -1

/**
 * Else it counts by its variants, so that a red one in gauge 28 and a blue one in gauge 26 make no red one in gauge 26;
 * once per facet, however many of them have it. What stands alone is counted by its list of facets.
 */
export const countVariants = (
  index: CatalogueIndex,
  country: Country,
  question: Question,
  places: Int32Array,
): Counted => {
  const { priceSteps, refinement } = question
  const choices = choicesOf(question)
  const slots = choices.length + 1
  const priceSlot = choices.findIndex(({ facets }) => facets === undefined) + 1
  const missed = missedBy(index, choices, refinement)
  const tally = createTally(index, priceSteps)
  const alike = new Int32Array(index.facets.lists.length * slots)
  const hits = new Int32Array(places.length)
  let count = 0
  const family = familyCounter(index, tally, choices)
  const countsPrice = (slot: number, amount: number) =>
    priceSteps.length > 0 && !Number.isNaN(amount) && (slot === 0 || (slot === priceSlot && priceSlot > 0))
  const [lists, lowest] = [index.lists.values, country.lowest.values]
  const variantCount = index.variantCount.values
  /** Whether one of its variants is a hit. */
  const countFamily = (place: number) => {
    family.begin(place)
    const first = index.firstVariant.values[place] ?? 0
    let isHit = false
    for (let row = first; row < first + (variantCount[place] ?? 0); row++) {
      if (country.sellsVariant.values[row] !== 1) continue
      const list = index.variantLists.values[row] ?? 0
      const amount = country.variantPrice.values[row] ?? Number.NaN
      const slot = slotOf(missed(list, amount))
      if (slot < 0) continue
      isHit ||= slot === 0
      family.addList(list, slot)
      if (countsPrice(slot, amount)) family.addStep(stepOf(amount, priceSteps))
    }
    return isHit
  }
  for (const place of places) {
    if ((variantCount[place] ?? 0) > 0) {
      if (countFamily(place)) hits[count++] = place
      continue
    }
    const list = lists[place] ?? 0
    const amount = lowest[place] ?? Number.NaN
    const slot = slotOf(missed(list, amount))
    if (slot < 0) continue
    if (slot === 0) hits[count++] = place
    alike[list * slots + slot] = (alike[list * slots + slot] ?? 0) + 1
    if (countsPrice(slot, amount)) tally.addStep(stepOf(amount, priceSteps))
  }
  alike.forEach((times, at) => {
    if (times > 0) tally.addList(Math.floor(at / slots), times, choices[(at % slots) - 1]?.attribute)
  })
  return { hits: hits.subarray(0, count), ...tally.told() }
}

/** Counts for one family after the other what its variants have, each thing once. */
const familyCounter = (
  index: CatalogueIndex,
  tally: ReturnType<typeof createTally>,
  choices: readonly Choice[],
) => {
  const { attributes, facets, lists } = index.facets
  const lastFamily = new Int32Array(facets.length).fill(-1)
  const steps = new Set<number>()
  let family = -1
  return {
    begin: (place: number) => {
      family = place
      steps.clear()
    },
    addList: (list: number, slot: number) => {
      const own = choices[slot - 1]?.attribute
      for (const facet of lists[list] ?? []) {
        if (lastFamily[facet] === family || (own !== undefined && attributes[facet] !== own)) continue
        lastFamily[facet] = family
        tally.addFacet(facet, 1)
      }
    },
    addStep: (step: number) => {
      if (steps.has(step)) return
      steps.add(step)
      tally.addStep(step)
    },
  }
}
