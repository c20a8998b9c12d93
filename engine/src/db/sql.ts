import { createHash } from 'node:crypto'

/** A statement with its values. `name` makes PostgreSQL prepare it once per connection (worth 2.4 × on lists). */
export type Statement<Row> = { name: string; text: string; values: unknown[]; readonly row?: Row }

const names = new Map<string, string>()

/** The name a text is prepared under. */
export const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  const name = `q_${createHash('sha1').update(text).digest('base64url').slice(0, 22)}`
  names.set(text, name)
  return name
}

const isStatement = (value: unknown): value is Statement<unknown> =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value && 'name' in value

/** The text of a statement whose parameters are numbered in the order in which they stand. */
const textOf = (strings: readonly string[], inputs: readonly unknown[]): string => {
  let parameters = 0
  const numbered = () => `$${++parameters}`
  const parts = strings.map((part, index) => {
    if (index >= inputs.length) return part
    const input = inputs[index]
    return part + (isStatement(input) ? input.text.replaceAll(/\$\d+/g, numbered) : numbered())
  })
  return parts.join('')
}

/** Values in the order of the text: those of a nested statement stand where it stands. */
const valuesOf = (inputs: readonly unknown[]): unknown[] =>
  inputs.flatMap((input) => (isStatement(input) ? input.values : [input]))

type Form = Pick<Statement<unknown>, 'name' | 'text'>

/** By the place in the code that writes a statement, then by what is nested in it: a few forms of each. */
const forms = new WeakMap<readonly string[], Map<string, Form>>()

const nestedTexts = (inputs: readonly unknown[]): string =>
  inputs.some(isStatement) ? inputs.map((input) => (isStatement(input) ? input.text : '')).join('\u0000') : ''

const formOf = (strings: readonly string[], inputs: readonly unknown[]): Form => {
  const known = forms.get(strings) ?? new Map<string, Form>()
  forms.set(strings, known)
  const nested = nestedTexts(inputs)
  const form = known.get(nested)
  if (form) return form
  const text = textOf(strings, inputs)
  const fresh = { name: nameOf(text), text }
  known.set(nested, fresh)
  return fresh
}

/**
 * Writes a statement: sql<Row>`select … where id = ${id}`. Values become parameters; a nested statement is spliced
 * in with its own parameters. Arrays go as one parameter: `= any(${ids})`.
 */
export const sql = <Row = Record<string, never>>(
  strings: TemplateStringsArray,
  ...inputs: unknown[]
): Statement<Row> => ({ ...formOf(strings, inputs), values: valuesOf(inputs) })

/**
 * The same for a text that follows from what a caller asks (conditions, sorts): there is no end of such texts, so no name
 * is remembered of them and no connection prepares them.
 */
export const unpreparedSql = <Row = Record<string, never>>(
  strings: TemplateStringsArray,
  ...inputs: unknown[]
): Statement<Row> => ({ name: '', text: textOf(strings, inputs), values: valuesOf(inputs) })

/** Names of columns in a statement: of ours, never data. */
export const columnNames = (names: readonly string[]): Statement<never> => ({
  name: '',
  text: names.join(', '),
  values: [],
})

/** Objects and arrays of objects as a jsonb parameter. */
export const json = (value: unknown): string => JSON.stringify(value)
