import { SynonymsFile } from '../../bundle/synonyms.ts'
import { importInProgress } from '../../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { Open, Type } from '../../kernel/schema.ts'

const { groups, expansions } = SynonymsFile.properties

const Synonyms = Open('Synonyms', { groups, expansions })

export const synonymContract = {
  getSynonyms: { scope: 'sfcc.search', answer: Synonyms, success: [200, 304] },
  /** All of them, in the place of those there are. */
  updateSynonyms: {
    scope: 'sfcc.search.rw',
    body: Type.Object({ groups, expansions }, { title: 'synonyms', additionalProperties: false }),
    answer: Synonyms,
    problems: [outsideYourPlaces, importInProgress, preconditionFailed, preconditionRequired],
  },
} as const
