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

/** `synonyms.json`: the same thing has another name in the next country. */
export const SynonymsFile = Exact({ groups: Type.Array(Group), expansions: Type.Array(Expansion) })
export type SynonymsFile = Static<typeof SynonymsFile>
