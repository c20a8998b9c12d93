import { ContentFile, Localized } from '../bundle/index.ts'
import { type Static, Type } from '../kernel/schema.ts'

/** What a bundle writes, in one language: a text of both languages is one text. */
export type InOneLanguage<T> = T extends Localized
  ? string
  : T extends readonly (infer Entry)[]
    ? InOneLanguage<Entry>[]
    : T extends object
      ? { [Name in keyof T]: InOneLanguage<T[Name]> }
      : T

const localized = JSON.stringify(Localized)

/** A schema of the bundle, in one language. What travels may have members beside; how a text is written binds the import. */
const inOneLanguage = (schema: object): object =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => name !== 'pattern')
      .map(([name, inner]) => [name, name === 'additionalProperties' || within(inner)]),
  )

const within = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(within)
  if (typeof value !== 'object' || value === null) return value
  return JSON.stringify(value) === localized ? Type.String() : inOneLanguage(value)
}

const { blocks } = ContentFile.properties

/** The typed parts a merchant makes a page of, in the asked language. */
export const Blocks = Type.Unsafe<InOneLanguage<Static<typeof blocks>>>(inOneLanguage(blocks))
