import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Query of a module id that asks for the members of an exported object, each a constant of its own. */
const asConstants = 'constants'

/** `export const baskets = defineOperations<…>(basketsRoutes)`, and the import of those routes. */
const definition = /export const (\w+) = defineOperations<[^(]*>\((\w+)\)/
const importOf = (name: string) => new RegExp(String.raw`import \{ ${name} \} from '([^']+)'`)

/**
 * Calls of the engine as constants: an object of them is kept whole by the bundler, and a first visit would carry the checkout's
 * calls for the sake of the one that adds to the cart.
 */
export const operationConstants = (): Plugin => ({
  name: 'operation-constants',
  enforce: 'pre',
  transform(code, id) {
    const [found, name = '', routes = ''] = definition.exec(code) ?? []
    const file = importOf(routes).exec(code)?.[1]
    if (!found || !file) return undefined
    const constants = `${resolve(id, '..', file)}?${asConstants}=${routes}`
    const own = code.replace(
      found,
      `import * as ${name} from ${JSON.stringify(constants)}; export { ${name} }`,
    )
    return { code: own, map: null }
  },
  async load(id) {
    const [file = id, query = ''] = id.split('?', 2)
    const exported = new URLSearchParams(query).get(asConstants)
    if (exported === null) return undefined
    const module: Record<string, Record<string, string>> = await import(pathToFileURL(file).href)
    const lines = Object.entries(module[exported] ?? {}).flatMap(([member, value], at) => [
      `const constant${at} = ${JSON.stringify(value)}`,
      `export { constant${at} as ${JSON.stringify(member)} }`,
    ])
    return { code: lines.join('\n'), map: null, moduleSideEffects: false }
  },
})
