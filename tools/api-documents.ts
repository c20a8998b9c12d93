import { modules } from '../engine/src/http/modules.ts'
import { openApiOf } from '../engine/src/http/open-api.ts'
import { bundleFiles, contentSchema } from '../engine/src/import/bundle-files.ts'

const schemaFile = (title: string, schema: object) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title,
  ...schema,
})

const perRow = { json: 'the document', jsonl: 'one line', csv: 'one line, by the names of the head line' }

/** What `docs/api/` holds, by file name: the engine's OpenAPI document and a JSON Schema for each file of a bundle. */
export const apiDocuments = (): Map<string, string> => {
  const documents = new Map<string, object>([['openapi.json', openApiOf(modules)]])
  for (const { name, form, schema } of Object.values(bundleFiles)) {
    documents.set(`bundle/${name}.schema.json`, schemaFile(`${name}: ${perRow[form]}`, schema))
  }
  documents.set('bundle/content.schema.json', schemaFile('content/<id>.json: the document', contentSchema))
  // The OpenAPI document is read by programs; two megabytes of indentation help nobody.
  const indent = (name: string) => (name === 'openapi.json' ? 0 : 2)
  return new Map(
    [...documents].map(([name, value]) => [name, `${JSON.stringify(value, null, indent(name))}\n`]),
  )
}
