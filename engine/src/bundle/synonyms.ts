import { Type, type Static } from 'typebox'
import { CountryCode, Exact, Language } from './parts.ts'

const Words = Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })

/** Words that mean the same to a shopper there: whoever types one finds all. Without countries: everywhere. */
const Group = Exact({ language: Language, countries: Type.Optional(Type.Array(CountryCode)), words: Words })

/** Words that are also searched when `from` is typed, but not the other way round (12 pies → 3.66). */
const Expansion = Exact({
  language: Language,
  countries: Type.Optional(Type.Array(CountryCode)),
  from: Type.String({ minLength: 1 }),
  to: Words,
})

/**
 * Words that lead to a page of the shop where they are all that is searched (garantía → `/garantia`); without countries or language:
 * everywhere, in both. `to` is an address without site and locale, and no search, which could lead back.
 */
const SearchRedirect = Exact({
  language: Type.Optional(Language),
  countries: Type.Optional(Type.Array(CountryCode)),
  words: Words,
  to: Type.String({ pattern: '^/(?!/|search(?:[/?#]|$))[^\\\\\\s]*$', maxLength: 1_000 }),
})
export type SearchRedirect = Static<typeof SearchRedirect>

/** `synonyms.json`: the same thing has another name in the next country, and some words are no goods but a page. */
export const SynonymsFile = Exact({
  groups: Type.Array(Group),
  expansions: Type.Array(Expansion),
  searchRedirects: Type.Optional(Type.Array(SearchRedirect)),
})
export type SynonymsFile = Static<typeof SynonymsFile>
