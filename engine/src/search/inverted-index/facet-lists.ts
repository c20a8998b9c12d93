/** Facets (`color=rojo`) as numbers, and the lists of them that goods have: thousands of goods share one list. */
export type FacetLists = {
  /** By the number of a facet. */
  facets: string[]
  /** What stands before the `=`, by the number of a facet. */
  attributes: string[]
  /** The facets of a list, each once, by the number of the list. */
  lists: Int32Array[]
  /** The numbers of the lists that hold a facet. */
  listsWith(facet: string): readonly number[]
  facetOf(facet: string): number | undefined
  /** The number of the list that holds these facets. */
  listOf(facets: readonly string[]): number
}

/** Numbers are given once and never taken back: what nothing has any more counts nothing. */
export const createFacetLists = (): FacetLists => {
  const facetNumbers = new Map<string, number>()
  const listNumbers = new Map<string, number>()
  const facets: string[] = []
  const attributes: string[] = []
  const lists: Int32Array[] = []
  const holders: number[][] = []
  const numberOf = (facet: string) => {
    const known = facetNumbers.get(facet)
    if (known !== undefined) return known
    facetNumbers.set(facet, facets.length)
    attributes.push(facet.split('=', 1)[0] ?? '')
    holders.push([])
    return facets.push(facet) - 1
  }
  return {
    facets,
    attributes,
    lists,
    listsWith: (facet) => holders[facetNumbers.get(facet) ?? -1] ?? [],
    facetOf: (facet) => facetNumbers.get(facet),
    listOf: (named) => {
      const numbers = [...new Set(named.map(numberOf))].toSorted((a, b) => a - b)
      const key = numbers.join(' ')
      const known = listNumbers.get(key)
      if (known !== undefined) return known
      listNumbers.set(key, lists.length)
      for (const number of numbers) holders[number]?.push(lists.length)
      return lists.push(Int32Array.from(numbers)) - 1
    },
  }
}
