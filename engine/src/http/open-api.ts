import type { AdminModule } from '../kernel/admin-operation.ts'
import { adminScopes, isAdminScope } from '../kernel/admin-scopes.ts'
import type { EngineModule } from '../kernel/operation.ts'
import { Problem, type ProblemKind } from '../kernel/problem.ts'
import type { StaffModule } from '../kernel/staff-operation.ts'
import { type Components, createComponents } from './components.ts'
import { type AnyContract, problemsOf, successesOf } from './declared-responses.ts'
import { oauthBody } from './errors.ts'
import { exampleOf } from './example-of.ts'

type Named = Record<string, object>
type WithProperties = { properties?: Named; required?: string[] } | undefined

const parametersOf = (contract: AnyContract, path: string) => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
  const pathSchemas = (contract.params as WithProperties)?.properties ?? {}
  const { properties: query = {}, required: names = [] } = (contract.query as WithProperties) ?? {}
  const required = new Set(names)
  const parameter = (name: string, where: 'path' | 'query', schema: object = { type: 'string' }) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema,
    example: exampleOf(schema, name),
  })
  return [
    ...named.map((name) => parameter(name, 'path', pathSchemas[name])),
    ...Object.entries(query).map(([name, schema]) => parameter(name, 'query', schema)),
  ]
}

const statusTexts: Record<number, string> = { 201: 'created', 303: 'redirect', 304: 'not modified' }

const successesIn = (contract: AnyContract, components: Components) =>
  successesOf(contract).map((status) => {
    const description = statusTexts[status] ?? 'success'
    if (!contract.answer || status !== 200) return [status, { description }] as const
    return [
      status,
      { description, content: { 'application/json': components.mediaOf(contract.answer) } },
    ] as const
  })

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } }

const failure = (kinds: readonly ProblemKind[], oauth: boolean) => {
  const examples = Object.fromEntries(
    kinds.map((kind) => {
      const problem = new Problem(kind, 'What is wrong, in words.')
      return [kind.slug, { value: oauth ? oauthBody(problem) : problem.body() }]
    }),
  )
  const schema = { $ref: `#/components/schemas/${oauth ? 'OAuthProblem' : 'Problem'}` }
  const media = oauth ? 'application/json' : 'application/problem+json'
  return {
    description: kinds.map(({ slug }) => slug).join(', '),
    ...(kinds.some(({ status }) => status === 429) ? { headers: retryAfter } : {}),
    content: { [media]: { schema, examples } },
  }
}

const failuresIn = (contract: AnyContract, route: string, components: Components) => {
  const byStatus = Map.groupBy(problemsOf(contract, route), ({ status }) => status)
  const oauth = contract.errors === 'oauth'
  return [...byStatus].map(([status, kinds]) => {
    const name = [...(oauth ? ['oauth'] : []), status, ...kinds.map(({ slug }) => slug)].join('.')
    return [status, components.responseOf(name, () => failure(kinds, oauth))] as const
  })
}

type Declared = { module: string; name: string; route: string; contract: AnyContract }

/** Who may make a call; nothing where it is as for the whole document. */
const securityOf = ({ auth, by, scope }: AnyContract) => {
  if (auth === 'none' || by === 'anybody') return { security: [] }
  if (by === 'staff') return { security: [{ staff: [] }] }
  if (scope === undefined) return {}
  return { security: [...(isAdminScope(scope) ? [{ client: [scope] }] : []), { staff: [] }] }
}

/** Bytes have no schema. */
const requestBodyOf = ({ consumes, body, lines }: AnyContract, components: Components) => {
  if (consumes === 'bytes')
    return { requestBody: { required: true, content: { 'application/octet-stream': {} } } }
  const media = consumes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const content = {
    ...(body ? { [media]: components.mediaOf(body) } : {}),
    ...(lines ? { 'application/x-ndjson': components.mediaOf(lines) } : {}),
  }
  return body || lines ? { requestBody: { content } } : {}
}

const operationOf = ({ module, name, route, contract }: Declared, components: Components) => {
  return {
    operationId: name,
    tags: [module],
    parameters: parametersOf(contract, route),
    ...requestBodyOf(contract, components),
    ...securityOf(contract),
    responses: Object.fromEntries([
      ...successesIn(contract, components),
      ...failuresIn(contract, route, components),
    ]),
  }
}

const texts = (...names: string[]) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
})

/** Whose API a document describes: its title, and how callers are known there. */
type Api = { title: string; security: Record<string, object> }

const shopperApi: Api = {
  title: 'Lámina shopper API',
  security: { shopper: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
}

const adminApi: Api = {
  title: 'Lámina Admin API',
  security: {
    staff: { type: 'apiKey', in: 'cookie', name: '__Host-staff' },
    client: {
      type: 'oauth2',
      flows: {
        clientCredentials: {
          tokenUrl: '/dwsso/oauth2/access_token',
          scopes: Object.fromEntries(
            adminScopes.map((scope) => [scope, scope.endsWith('.rw') ? 'write' : 'read']),
          ),
        },
      },
    },
  },
}

/** The OpenAPI document of the shoppers' modules, generated from the schemas that validate the calls. */
export const openApiOf = (modules: EngineModule[]) => documentOf(modules, shopperApi)

/**
 * The OpenAPI document of the Admin API; each operation names the scope that opens it. The merchant's people sign in by
 * calls of their own.
 */
export const adminOpenApiOf = (modules: AdminModule[], people: StaffModule[]) =>
  documentOf([...modules, ...people], adminApi)

type Described = Pick<EngineModule, 'name' | 'routes'> & {
  contract: Record<string, AnyContract>
}

const documentOf = (modules: Described[], api: Api) => {
  const components = createComponents()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const module of modules) {
    for (const [name, route] of Object.entries(module.routes)) {
      const [method, path] = route.split(' ') as [string, string]
      const contract = module.contract[name]
      if (!contract) continue
      const operation = operationOf({ module: module.name, name, route, contract }, components)
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
    }
  }
  const { schemas, responses } = components.definitions()
  return {
    openapi: '3.1.0',
    info: { title: api.title, version: '1' },
    components: {
      securitySchemes: api.security,
      responses,
      schemas: {
        Problem: texts('title', 'type', 'detail'),
        OAuthProblem: texts('status_code', 'message', 'error', 'error_description'),
        ...schemas,
      },
    },
    security: Object.keys(api.security).map((scheme) => ({ [scheme]: [] })),
    paths,
  }
}
