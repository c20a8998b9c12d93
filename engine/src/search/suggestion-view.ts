import type { Understanding } from './understand-query.ts'

/** Words of the query and what they were taken for. */
export const suggestedTerms = ({ terms }: Understanding) =>
  terms.map(({ original, corrected }) => ({
    originalTerm: original,
    terms: [
      {
        value: corrected ?? original,
        corrected: corrected !== undefined,
        completed: false,
        exactMatch: corrected === undefined,
      },
    ],
  }))

/** The query with typing errors put right; none when there were none. */
export const correctedPhrase = ({ terms }: Understanding): { phrase: string; exactMatch: boolean }[] =>
  terms.some(({ corrected }) => corrected !== undefined)
    ? [{ phrase: terms.map(({ original, corrected }) => corrected ?? original).join(' '), exactMatch: false }]
    : []
