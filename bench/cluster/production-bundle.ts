import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const demo = join(import.meta.dirname, '../../demo')

/** The demo's business below `folder` without its customers, whose addresses are nobody's: production refuses them. */
export const productionBundle = (folder: string): string => {
  const bundle = join(folder, 'bundle')
  mkdirSync(bundle)
  for (const name of readdirSync(demo))
    if (name !== 'customers.jsonl') symlinkSync(join(demo, name), join(bundle, name))
  writeFileSync(join(bundle, 'customers.jsonl'), '')
  return bundle
}
