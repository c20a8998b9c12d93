import type { Ctx } from '../../kernel/context.ts'
import type { Matches, MatchQuestion } from '../match-question.ts'
import { catalogueInMemory } from './catalogue-in-memory.ts'
import { findBest, findInIndex, isAskedOfTables, type SuggestionQuestion } from './find-in-index.ts'
import { loadStems } from './load-stems.ts'

/**
 * What the statement would find, from the process's own copy of the catalogue: no statement, one for words that nobody
 * asked for yet. Undefined while there is no copy, and for what only the tables can tell.
 */
export const findInMemory = async (ctx: Ctx, question: MatchQuestion): Promise<Matches | undefined> => {
  if (isAskedOfTables(question) || !catalogueInMemory(ctx.site)) return undefined
  const stems = await loadStems(ctx.db, question.terms ?? [])
  // The copy may have been left for another one meanwhile.
  const index = catalogueInMemory(ctx.site)
  return index && stems && findInIndex(index, question, ctx.language, stems)
}

/** The ids of the best hits for what is being typed. Undefined likewise. */
export const findBestInMemory = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  question: SuggestionQuestion,
): Promise<string[] | undefined> => {
  if (!catalogueInMemory(ctx.site)) return undefined
  const stems = await loadStems(ctx.db, question.terms)
  const index = catalogueInMemory(ctx.site)
  return index && stems && findBest(index, question, stems)
}
