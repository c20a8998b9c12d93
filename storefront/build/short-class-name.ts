import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const shortest = 3

const lettersOf = (file: string) =>
  createHash('sha256')
    .update(file)
    .digest('base64url')
    .replaceAll(/[-_\d]/g, '')

/**
 * A prefix for each file: the first letters of its hash, as few as tell it from the files before it in the alphabet. So
 * the same files have the same prefixes in every build, whichever is met first.
 */
export const prefixesOf = (files: readonly string[], letters = lettersOf): Map<string, string> => {
  const prefixes = new Map<string, string>()
  const taken = new Set<string>()
  for (const file of files.toSorted()) {
    const hash = letters(file)
    let length = shortest
    while (taken.has(hash.slice(0, length)) && length < hash.length) length++
    taken.add(hash.slice(0, length))
    prefixes.set(file, hash.slice(0, length))
  }
  return prefixes
}

/**
 * Names for the classes of CSS modules in the built page: the letters of the file and the class's place in it. Names with
 * words in them would make every first visit 2 kB heavier.
 */
export const shortClassNames = () => {
  const prefixes = prefixesOf(globSync('src/**/*.module.css', { cwd: root }))
  const classes = new Map<string, string[]>()
  return (name: string, path: string): string => {
    const file = relative(root, path.split('?', 1)[0] ?? path)
    const names = classes.get(file) ?? []
    classes.set(file, names)
    if (!names.includes(name)) names.push(name)
    return (prefixes.get(file) ?? lettersOf(file)) + names.indexOf(name).toString(36)
  }
}
