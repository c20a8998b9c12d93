import { adminModules } from '../../engine/src/http/admin-modules.ts'
import { staffModules } from '../../engine/src/http/staff-modules.ts'
import { modules } from '../../engine/src/http/modules.ts'
import { adminOpenApiOf, openApiOf } from '../../engine/src/http/open-api.ts'
import { bundleFiles, contentSchema } from '../../engine/src/import/bundle-files.ts'

const schemaFile = (title: string, schema: object) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title,
  ...schema,
})

const perRow = { json: 'the document', jsonl: 'one line', csv: 'one line, by the names of the head line' }

/** What `docs/api/` holds, by file name: the engine's OpenAPI documents and a JSON Schema for each file of a bundle. */
export const apiDocuments = (): Map<string, string> => {
  const documents = new Map<string, object>([
    ['openapi.json', openApiOf(modules)],
    ['admin-openapi.json', adminOpenApiOf(adminModules, staffModules)],
  ])
  for (const { name, form, schema } of Object.values(bundleFiles)) {
    documents.set(`bundle/${name}.schema.json`, schemaFile(`${name}: ${perRow[form]}`, schema))
  }
  documents.set('bundle/content.schema.json', schemaFile('content/<id>.json: the document', contentSchema))
  return new Map(
    [...documents].map(([name, value]) => [
      name,
      `${name.endsWith('openapi.json') ? formatLines(value, 3) : JSON.stringify(value, null, 2)}\n`,
    ]),
  )
}

/** JSON with a line for each member down to a depth: an operation or a shape that changes is one changed line. */
const formatLines = (value: unknown, depth: number, indent = ''): string => {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value)
  }
  const inner = `${indent} `
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  const lines = members.map(
    ([name, member]) => `${inner}${JSON.stringify(name)}: ${formatLines(member, depth - 1, inner)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}
