import type { SearchAnswer } from '../../../api/search.ts'

/** A hit of the product search. */
export type Hit = NonNullable<SearchAnswer['hits']>[number]
/** What a result can be narrowed to; a category's value holds those below it. */
export type Refinement = SearchAnswer['refinements'][number]
export type RefinementValue = NonNullable<Refinement['values']>[number]
