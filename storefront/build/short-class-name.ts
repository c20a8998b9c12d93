import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = new Map<string, { prefix: string; names: string[] }>()
const taken = new Map<string, string>()

const fileOf = (path: string) => {
  const known = files.get(path)
  if (known) return known
  const hash = createHash('sha256')
    .update(relative(root, path))
    .digest('base64url')
    .replaceAll(/[-_\d]/g, '')
  const prefix = hash.slice(0, 3)
  const other = taken.get(prefix)
  if (other) throw new Error(`${path} and ${other} have the same class prefix: give one another name`)
  taken.set(prefix, path)
  const file = { prefix, names: [] }
  files.set(path, file)
  return file
}

/**
 * A class of a CSS module in the built page: three letters of the file and the class's place in it. Names with words in
 * them would make every first visit 2 kB heavier.
 */
export const shortClassName = (name: string, path: string): string => {
  const { prefix, names } = fileOf(path.split('?', 1)[0] ?? path)
  if (!names.includes(name)) names.push(name)
  return prefix + names.indexOf(name).toString(36)
}
