import { type ContentBlock, ContentFile, Localized } from '../bundle/index.ts'
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
      .map(([name, inner]) => [name, name === 'additionalProperties' || replaceLocalized(inner)]),
  )

const replaceLocalized = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(replaceLocalized)
  if (typeof value !== 'object' || value === null) return value
  return JSON.stringify(value) === localized ? Type.String() : inOneLanguage(value)
}

const { blocks } = ContentFile.properties

/** A block in the asked language. */
export type Block = InOneLanguage<ContentBlock>
type WithoutKind<T> = T extends { kind: string } ? Omit<T, 'kind'> : never

/** The typed parts a merchant makes a page of, in the asked language. */
export const Blocks = Type.Unsafe<InOneLanguage<Static<typeof blocks>>>(inOneLanguage(blocks))

/** What a component of a page holds: a block's members beside its kind. */
export const BlockData = Type.Unsafe<WithoutKind<Block>>(
  inOneLanguage(Type.Union(blocks.items.anyOf.map((block) => Type.Omit(block, ['kind'])))),
)
