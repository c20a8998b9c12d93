import { exampleOf } from './example-of.ts'

/** Collects the named schemas of a document, each once, with an example. */
export type Components = {
  /** How a body or an answer of this schema is described. */
  mediaOf(schema: object): { schema: object; example: unknown }
  /** A reference to a response that many operations have; `make` is asked once for a name. */
  responseOf(name: string, make: () => object): { $ref: string }
  /** What goes under `components`. */
  definitions(): { schemas: Record<string, object>; responses: Record<string, object> }
}

type Titled = { title?: unknown; type?: unknown }

/** Schemas of one title need not be one: the second of a name is `Name2`. */
export const createComponents = (): Components => {
  const named = new Map<string, { text: string; schema: object }>()
  const responses = new Map<string, object>()

  const nameFor = (title: string, text: string): string => {
    for (let at = 1; ; at++) {
      const name = at === 1 ? title : `${title}${at}`
      const known = named.get(name)
      if (!known || known.text === text) return name
    }
  }

  const refer = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer)
    if (typeof value !== 'object' || value === null) return value
    const { title, type } = value as Titled
    const referEntries = () =>
      Object.fromEntries(Object.entries(value).map(([name, one]) => [name, refer(one)]))
    if (typeof title !== 'string' || type !== 'object') return referEntries()
    const text = JSON.stringify(value)
    const name = nameFor(title, text)
    if (!named.has(name)) {
      // The name is reserved before the schema's own references are resolved.
      named.set(name, { text, schema: {} })
      named.set(name, { text, schema: referEntries() })
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  return {
    mediaOf: (schema) => ({
      schema: refer(JSON.parse(JSON.stringify(schema))) as object,
      example: exampleOf(schema),
    }),
    responseOf: (name, make) => {
      if (!responses.has(name)) responses.set(name, make())
      return { $ref: `#/components/responses/${name}` }
    },
    definitions: () => ({
      schemas: Object.fromEntries([...named].map(([name, { schema }]) => [name, schema])),
      responses: Object.fromEntries(responses),
    }),
  }
}
