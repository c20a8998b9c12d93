import { Ajv, type ValidateFunction } from 'ajv'
import {
  type Static,
  Type,
  type TLiteral,
  type TNull,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TUnion,
  type TUnsafe,
} from 'typebox'
import type { JsonText } from './contract.ts'

/** Custom attributes: any `c_…` name passes the schema; the operation decides which it takes. */
export type CustomAttributes = { [custom: `c_${string}`]: unknown }

/**
 * Body object as the platform treats it: unknown names are refused (400, naming property and document), custom
 * attributes (`c_…`) pass. `document` is the name the error gives.
 */
export const Body = <P extends TProperties>(
  document: string,
  properties: P,
): TUnsafe<Static<TObject<P>> & CustomAttributes> =>
  Type.Object(properties, {
    title: document,
    patternProperties: { '^c_': {} },
    additionalProperties: false,
  }) as unknown as TUnsafe<Static<TObject<P>> & CustomAttributes>

declare const declared: unique symbol

/** Marks the type of an answer's schema, so that a view which is annotated with it is told from one that is inferred. */
export type DeclaredMark = { readonly [declared]?: true }
type Marked<P extends TProperties> = P & { readonly [declared]: TOptional<TLiteral<true>> }

/** Answer object: open, since every response type of the contract may carry `c_…` members. */
export const Open = <P extends TProperties>(title: string, properties: P): TObject<Marked<P>> =>
  Type.Object(properties, { title, additionalProperties: true }) as unknown as TObject<Marked<P>>

/** An answer object that gives clients back the custom attributes (`c_…`) they wrote, beside those that it names. */
export const Extensible = <P extends TProperties>(title: string, properties: P): TObject<Marked<P>> =>
  Object.assign(Open(title, properties), { patternProperties: { '^c_': {} } })

/** A text that holds the JSON of a value; JSON Schema names what it holds `contentSchema`. */
export const Json = <S extends TSchema>(contentSchema: S): TUnsafe<JsonText<Static<S>>> =>
  Type.Unsafe<JsonText<Static<S>>>({ type: 'string', contentMediaType: 'application/json', contentSchema })

/** The JSON of a value, as a text that knows what it holds. */
export const writeJson = <T>(value: T): JsonText<T> => JSON.stringify(value)

/** The same optional schema under each of the names. */
export const optionalMembers = <const N extends string, S extends TSchema>(
  names: readonly N[],
  schema: S,
): { [K in N]: TOptional<S> } =>
  Object.fromEntries(names.map((name) => [name, Type.Optional(schema)])) as { [K in N]: TOptional<S> }

/** Members of a change: what is absent stays, null empties. */
export const Changes = <P extends TProperties>(
  properties: P,
): { [K in keyof P]: TOptional<TUnion<[P[K], TNull]>> } =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, Type.Optional(Nullable(schema))]),
  ) as { [K in keyof P]: TOptional<TUnion<[P[K], TNull]>> }

/** A closed set of texts. */
export const OneOf = <const T extends readonly string[]>(...values: T) =>
  Type.Enum<[...T]>([...values] as [...T])

/** A comma-joined list in one parameter (`ids=a,b`), as clients send arrays. Split with `csv`. */
export const CommaList = (options: { maxLength?: number } = {}) =>
  Type.String({ maxLength: options.maxLength ?? 4000 })

/** Splits a comma-joined parameter; blanks and repeats fall away. */
export const csv = (value: string | undefined): string[] =>
  value
    ? [
        ...new Set(
          value
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean),
        ),
      ]
    : []

/** A member that the contract writes as null while its value is unknown (order totals, tax). */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export { Type }
export type { Static, TSchema } from 'typebox'

let ajv: Ajv | undefined
const validators = new WeakMap<TSchema, ValidateFunction>()

/**
 * Whether what came from outside has the shape of a schema, which is compiled at the first value. TypeBox's own check brought three hundred
 * modules to each start beside the validator that all calls go through.
 */
export const hasShape = <S extends TSchema>(schema: S, value: unknown): value is Static<S> => {
  let validate = validators.get(schema)
  if (!validate) {
    ajv ??= new Ajv({ strict: false })
    validate = ajv.compile(schema)
    validators.set(schema, validate)
  }
  return validate(value)
}
