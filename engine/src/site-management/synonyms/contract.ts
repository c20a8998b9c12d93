import { SynonymsFile } from '../../bundle/synonyms.ts'
import { importInProgress } from '../../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { Open, Type } from '../../kernel/schema.ts'

const { groups, expansions, searchRedirects } = SynonymsFile.properties

const Synonyms = Open('Synonyms', { groups, expansions, searchRedirects })

const group = groups.items.properties
const redirect = searchRedirects.items.properties
const Word = Type.String({ minLength: 1, maxLength: 100 })

export const synonymContract = {
  getSynonyms: { scope: 'sfcc.search', answer: Synonyms, success: [200, 304] },
  /**
   * All of them, in the place of those there are; `searchRedirects` stay where none are said. What holds where the caller does not work
   * has to stay as it is.
   */
  updateSynonyms: {
    scope: 'sfcc.search.rw',
    body: Type.Object(
      { groups, expansions, searchRedirects },
      { title: 'synonyms', additionalProperties: false },
    ),
    answer: Synonyms,
    problems: [outsideYourPlaces, importInProgress, preconditionFailed, preconditionRequired],
  },
  /** Two words that mean the same: they join the group that has one of them in the same countries, else make one. */
  addSynonym: {
    scope: 'sfcc.search.rw',
    body: Type.Object(
      {
        language: group.language,
        countries: group.countries,
        words: Type.Array(Word, { minItems: 2, maxItems: 2 }),
      },
      { title: 'synonym', additionalProperties: false },
    ),
    answer: Synonyms,
    problems: [outsideYourPlaces, importInProgress],
  },
  /** Words that lead to a page instead of to goods: where they led elsewhere in the same places, they lead there no more. */
  addSearchRedirect: {
    scope: 'sfcc.search.rw',
    body: Type.Object(
      { language: redirect.language, countries: redirect.countries, words: Word, to: redirect.to },
      { title: 'search_redirect', additionalProperties: false },
    ),
    answer: Synonyms,
    problems: [outsideYourPlaces, importInProgress],
  },
} as const
