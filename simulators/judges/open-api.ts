import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** A part of an OpenAPI document, as JSON. */
type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type Members = { [name: string]: Json }
export type OpenApiDocument = Members

/** A request and its answer, as they went over the wire. */
export type Exchange = { method: string; path: string; request: unknown; status: number; answer: unknown }

const isMembers = (value: Json | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const membersOf = (value: Json | undefined): Members => (isMembers(value) ? value : {})

/** Where a schema stands for a whole value, a member that none of its parts names is one too many. */
const closeSchema = (schema: Json): Json =>
  isMembers(schema) && schema.additionalProperties === undefined
    ? { ...schema, unevaluatedProperties: false }
    : schema

const mapMembers = (members: Json | undefined, change: (schema: Json) => Json): Members =>
  Object.fromEntries(Object.entries(membersOf(members)).map(([name, value]) => [name, change(value)]))

/** Whether a schema, or one that it is made of, names members: any other object is left open. */
const namesMembers = (schema: Json | undefined, root: OpenApiDocument): boolean => {
  if (!isMembers(schema)) return false
  if (schema.properties !== undefined) return true
  if (typeof schema.$ref === 'string') return namesMembers(resolve(root, schema.$ref), root)
  const parts = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  return parts.some((part) => namesMembers(part, root))
}

const resolve = (root: OpenApiDocument, ref: string): Json | undefined =>
  ref
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>((value, part) => membersOf(value)[part], root)

/** OpenAPI 3.0 as JSON Schema 2020-12: what may be null is said otherwise. `close`: no unknown members either. */
const toJsonSchema = (schema: Json, root: OpenApiDocument, close: boolean): Json => {
  if (Array.isArray(schema)) return schema.map((part) => toJsonSchema(part, root, close))
  if (!isMembers(schema)) return schema
  const whole = (part: Json) => {
    const made = toJsonSchema(part, root, close)
    return close && namesMembers(part, root) ? closeSchema(made) : made
  }
  const { nullable, example: _example, discriminator: _discriminator, type, ...rest } = schema
  return {
    ...rest,
    ...(typeof type === 'string' ? { type: nullable === true ? [type, 'null'] : type } : {}),
    ...(schema.properties === undefined ? {} : { properties: mapMembers(schema.properties, whole) }),
    ...(schema.items === undefined ? {} : { items: whole(schema.items) }),
    ...(isMembers(schema.additionalProperties)
      ? { additionalProperties: whole(schema.additionalProperties) }
      : {}),
    ...Object.fromEntries(
      (['allOf', 'oneOf', 'anyOf'] as const).flatMap((name) =>
        schema[name] === undefined ? [] : [[name, toJsonSchema(schema[name], root, close)]],
      ),
    ),
  }
}

const pathPattern = (template: string) =>
  new RegExp(`^${template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

type Operation = { route: string; method: string; pattern: RegExp; operation: Members }

const operationsOf = (document: OpenApiDocument): Operation[] =>
  Object.entries(membersOf(document.paths)).flatMap(([path, methods]) =>
    Object.entries(membersOf(methods)).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      pattern: pathPattern(path),
      operation: membersOf(operation),
    })),
  )

const jsonSchemaOf = (root: OpenApiDocument, holder: Json | undefined): Json | undefined => {
  const { $ref: ref } = membersOf(holder)
  const found = typeof ref === 'string' ? resolve(root, ref) : holder
  const content = membersOf(membersOf(found).content)
  const type = Object.keys(content).find((name) => /[/+]json/.test(name))
  return type === undefined ? undefined : membersOf(content[type]).schema
}

/**
 * What differs between what went over the wire and what a published description says of it: an operation or a status
 * that it does not know, a member that is missing, of another kind or form, or (with `close`) not named.
 */
export const openApiJudge = (document: OpenApiDocument, { close }: { close: boolean }) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, unicodeRegExp: false, logger: false })
  formats.default(ajv)
  const components = mapMembers(membersOf(document.components).schemas, (schema) =>
    toJsonSchema(schema, document, close),
  )
  ajv.addSchema({ $id: 'document', components: { schemas: components } })
  const operations = operationsOf(document)
  const validators = new Map<Json, ReturnType<typeof ajv.compile>>()

  const compile = (schema: Json) => {
    const known = validators.get(schema)
    if (known) return known
    const made = toJsonSchema(schema, document, close)
    const whole = close && namesMembers(schema, document) ? closeSchema(made) : made
    const text = JSON.stringify(whole).replaceAll('"#/components/', '"document#/components/')
    const validate = ajv.compile(JSON.parse(text))
    validators.set(schema, validate)
    return validate
  }

  const faultsOf = (schema: Json | undefined, value: unknown, what: string): string[] => {
    if (schema === undefined) return []
    const validate = compile(schema)
    if (validate(value)) return []
    const faults = (validate.errors ?? []).map(({ instancePath, message, params, keyword }) => {
      const name = params.unevaluatedProperty ?? params.additionalProperty
      const place = instancePath.replaceAll(/\/\d+(?=\/|$)/g, '[]').replaceAll('/', '.')
      return name === undefined
        ? `${what} ${place}: ${message}`
        : `${what} ${place}.${name}: ${keyword === 'additionalProperties' ? 'not in the closed object' : 'unknown'}`
    })
    return [...new Set(faults)]
  }

  return {
    operations,
    /** The operation of a request, or none. */
    find: (method: string, path: string) =>
      operations.find((one) => one.method === method && one.pattern.test(path)),
    faults: ({ operation, route }: Operation, { request, status, answer }: Exchange): string[] => {
      const responses = membersOf(operation.responses)
      const response = responses[String(status)] ?? responses.default
      if (response === undefined) return [`${route}: the answer ${status} is not described`]
      const asked =
        request === undefined ? [] : faultsOf(jsonSchemaOf(document, operation.requestBody), request, 'body')
      const answered =
        answer === undefined ? [] : faultsOf(jsonSchemaOf(document, response), answer, String(status))
      return [...asked, ...answered].map((fault) => `${route} ${fault}`)
    },
    /** What of a value differs from a schema of the description. */
    faultsOfSchema: (name: string, value: unknown): string[] =>
      faultsOf({ $ref: `#/components/schemas/${name}` }, value, name),
  }
}
