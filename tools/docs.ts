import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { apiDocuments } from './docs/api-documents.ts'

/** `npm run docs`: writes docs/api/ anew from the code. */
const folder = join(import.meta.dirname, '../docs/api')
for (const [name, text] of apiDocuments()) {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
