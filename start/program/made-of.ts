import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The root of the repository. */
export const root = join(import.meta.dirname, '../..')

/** Where the bundled programs lie. */
export const programFolder = join(root, 'start/dist')

/** What decides, beside the sources, what a bundle becomes: the packages that are in it, and how it is made. */
const madeBy = ['package-lock.json', 'start/program/bundle-program.ts']

const list = join(programFolder, 'made-of.json')

/** A file as a bundle was made of it. */
type Source = { size: number; mtimeMs: number; sha256: string }

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** What files are now, by their paths within `folder`, as a text to be kept. */
export const describeFiles = (folder: string, paths: readonly string[]): string => {
  const files = paths.map((path): [string, Source] => {
    const { size, mtimeMs } = statSync(join(folder, path))
    return [path, { size, mtimeMs, sha256: digest(join(folder, path)) }]
  })
  return JSON.stringify(Object.fromEntries(files))
}

/** A copied or newly checked out file is another file of the same text. */
const isAsDescribed = (file: string, { size, mtimeMs, sha256 }: Source) => {
  const now = statSync(file, { throwIfNoEntry: false })
  return now?.size === size && (now.mtimeMs === mtimeMs || digest(file) === sha256)
}

/** Whether the files within `folder` are what they were when they were described. */
export const areAsDescribed = (folder: string, description: string): boolean =>
  Object.entries(JSON.parse(description) as Record<string, Source>).every(([path, source]) =>
    isAsDescribed(join(folder, path), source),
  )

/**
 * The list to keep beside a bundle of these modules (whole paths), whose making began at that time; undefined where one was
 * changed since. Of the packages among them the lockfile tells.
 */
export const madeOf = (modules: readonly string[], began: number): string | undefined => {
  const own = modules.filter((path) => path.startsWith(root) && !path.includes('/node_modules/'))
  const paths = [...new Set([...own.map((path) => relative(root, path)), ...madeBy])]
  if (paths.some((path) => statSync(join(root, path)).mtimeMs > began)) return undefined
  return describeFiles(root, paths)
}

/** Whether there are bundled programs, of these sources or of others. */
export const isBundled = (): boolean => existsSync(list)

/** Whether the bundled programs are made of the sources as they are now. */
export const isFresh = (): boolean => isBundled() && areAsDescribed(root, readFileSync(list, 'utf8'))
