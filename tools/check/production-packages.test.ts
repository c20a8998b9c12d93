import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** What `npm start` builds and runs. */
const folders = ['facts', 'trade', 'simulators', 'engine/src', 'storefront', 'backoffice', 'build', 'start']
const notShipped =
  /\.test\.tsx?$|\/testing(\/|\.ts$)|\/dev[a-z-]*\.ts$|(vite|vitest)\.config\.ts$|^simulators\/judges\/|\/dist\/|node_modules/

const dependenciesOf = (folder: string): string[] => {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return Object.keys(manifest.dependencies ?? {})
}
const shipped = new Set(['.', 'engine', 'storefront', 'backoffice'].flatMap(dependenciesOf))

/** Packages whose code a source imports; types alone are not there when it runs. */
const packagesIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /^(?:import|export)(?! type\b)[^'";]*?from '([^'.][^']*)'|^import '([^'.][^']*)'|import\('([^'.][^']*)'\)/gm,
    ),
  ]
    .map(([, from, bare, later]) => from ?? bare ?? later ?? '')
    .filter((name) => !isBuiltin(name) && !name.startsWith('virtual:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )

test('what the shop builds with and runs is no package of the development: npm ci --omit=dev serves', () => {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  const missing = files
    .filter((file) => !notShipped.test(file))
    .flatMap((file) =>
      packagesIn(readFileSync(join(root, file), 'utf8'))
        .filter((name) => !shipped.has(name))
        .map((name) => `${file}: ${name}`),
    )
  expect(files.length).toBeGreaterThan(1_000)
  expect(missing).toEqual([])
})
