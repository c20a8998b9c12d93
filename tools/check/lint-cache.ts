import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the last lint without a complaint has seen: what all files stand on, and each file, as hashes. */
export type Linted = { ground: string; hashes: Readonly<Record<string, string>> }

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** Rules, packages and types that need no import: a change of them can change the verdict on every file. */
const isGround = (path: string) =>
  /(?:^|\/)(?:\.oxlintrc|tsconfig[\w.]*|package(?:-lock)?)\.json$|\.d\.ts$/.test(path)
const isLinted = (path: string) => /\.[cm]?[jt]sx?$/.test(path)

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g)].map(([, to = '']) =>
    join(dirname(path), to),
  )

/** A tree of texts by their paths, as a lint sees it. */
export const lintedOf = (texts: ReadonlyMap<string, string>): Linted => ({
  ground: hashOf([...texts].flatMap(([path, text]) => (isGround(path) ? [path, text] : [])).join('\0')),
  hashes: Object.fromEntries([...texts].map(([path, text]) => [path, hashOf(text)])),
})

/**
 * The files on which a lint may say something else than `before`: those that changed, and whatever imports them at any
 * depth, since rules ask for types. Undefined where that is every file.
 */
export const filesToLint = (
  texts: ReadonlyMap<string, string>,
  before: Linted | undefined,
): string[] | undefined => {
  const now = lintedOf(texts)
  if (!before || before.ground !== now.ground) return undefined
  const importers = new Map<string, string[]>()
  for (const [path, text] of texts)
    if (isLinted(path))
      for (const to of importsOf(path, text)) importers.set(to, [...(importers.get(to) ?? []), path])
  const waiting = [...new Set([...Object.keys(now.hashes), ...Object.keys(before.hashes)])].filter(
    (path) => now.hashes[path] !== before.hashes[path],
  )
  const touched = new Set(waiting)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
    for (const importer of importers.get(path) ?? [])
      if (!touched.has(importer)) {
        touched.add(importer)
        waiting.push(importer)
      }
  return [...touched].filter((path) => texts.has(path) && isLinted(path)).toSorted()
}

const cacheFile = 'node_modules/.cache/linted.json'

const readTexts = () =>
  new Map(
    execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
      .split('\n')
      .filter((path) => (isLinted(path) || /\.(?:json|css)$/.test(path)) && existsSync(path))
      .map((path) => [path, readFileSync(path, 'utf8')] as const),
  )

/**
 * What a lint of the tree has to look at: `files`, or undefined for all. `save` keeps that the tree, as it lay here then,
 * is without a complaint. Without a git repository it is always all.
 */
export const openLintCache = (): { files: string[] | undefined; save(): void } => {
  if (!existsSync('.git')) return { files: undefined, save: () => {} }
  const texts = readTexts()
  const before: Linted | undefined = existsSync(cacheFile)
    ? JSON.parse(readFileSync(cacheFile, 'utf8'))
    : undefined
  return {
    files: filesToLint(texts, before),
    save: () => {
      mkdirSync(dirname(cacheFile), { recursive: true })
      writeFileSync(cacheFile, JSON.stringify(lintedOf(texts)))
    },
  }
}
