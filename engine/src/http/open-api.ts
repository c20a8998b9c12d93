import type { EngineModule, OperationContract } from '../kernel/operation.ts'

type Parameters = { name: string; in: 'path' | 'query'; required: boolean; schema: unknown }[]

const parametersOf = (contract: OperationContract, path: string): Parameters => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
  const pathSchemas = (contract.params?.properties ?? {}) as Record<string, unknown>
  const query = (contract.query?.properties ?? {}) as Record<string, unknown>
  const required = new Set((contract.query as { required?: string[] } | undefined)?.required)
  return [
    ...named.map((name) => ({
      name,
      in: 'path' as const,
      required: true,
      schema: pathSchemas[name] ?? { type: 'string' },
    })),
    ...Object.entries(query).map(([name, schema]) => ({
      name,
      in: 'query' as const,
      required: required.has(name),
      schema,
    })),
  ]
}

const operationOf = (module: string, name: string, path: string, contract: OperationContract) => {
  const media = contract.consumes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const failures = Object.fromEntries(
    (contract.problems ?? []).map(({ kind }) => [String(kind.status), { description: kind.slug }]),
  )
  return {
    operationId: name,
    tags: [module],
    parameters: parametersOf(contract, path),
    ...(contract.body ? { requestBody: { content: { [media]: { schema: contract.body } } } } : {}),
    ...(contract.auth === 'none' ? { security: [] } : {}),
    responses: {
      ...(contract.answer
        ? { 200: { description: 'success', content: { 'application/json': { schema: contract.answer } } } }
        : { 204: { description: 'success' } }),
      ...failures,
    },
  }
}

/** The OpenAPI document of the mounted modules, generated from the schemas that validate the calls. */
export const openApiOf = (modules: EngineModule[]) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const module of modules) {
    for (const [name, route] of Object.entries(module.routes)) {
      const [method, path] = route.split(' ') as [string, string]
      const contract = module.contract[name]
      if (!contract) continue
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(module.name, name, path, contract) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lámina shopper API', version: '1' },
    components: { securitySchemes: { shopper: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ shopper: [] }],
    paths,
  }
}
