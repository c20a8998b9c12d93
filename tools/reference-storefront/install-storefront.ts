import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOrThrow } from '../judges/run-or-throw.ts'

export const version = '10.2.0'
const integrity =
  'sha512-Keu+EHJt9taMrT1CwfWRQWYkvkm5syjKeXgEUJ971F+dW6mBeR9Zv0Fdx4SXjSm9/3+uwwlUv1dTYfdlxv/AXg=='
/** It runs on a runtime of its own: the project's is newer than it allows. */
const runtimePackage = `node-${process.platform}-${process.arch}`
const runtimeVersion = '24.9.0'
export const runtimeFolder = `${runtimePackage}/bin`

/** What tests and measures the storefront itself, and is as large as the rest. */
const notNeeded = [
  '@lhci/cli',
  'bundlesize2',
  'jest-fetch-mock',
  'msw',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
]

/** The settings its documents have one write: which site, addresses without site and locale, several shipments in a basket. */
const settings = `const shipped = require('./default.js')
const { app } = shipped
const parameters = { ...app.commerceAPI.parameters, siteId: 'RefArch' }
module.exports = {
  ...shipped,
  app: {
    ...app,
    defaultSite: 'RefArch',
    multishipEnabled: true,
    url: { ...app.url, site: 'none', locale: 'none', showDefaults: false },
    commerceAPI: { ...app.commerceAPI, parameters },
  },
}
`

type Manifest = {
  dependencies: Record<string, string>
  scripts: Record<string, string>
  private?: boolean
}

/** The same package with its own dependencies, and none that it does not run by. */
const manifestOf = (published: Manifest): Manifest => {
  const { postinstall: _compiles, ...scripts } = published.scripts
  const needed = Object.entries(published.dependencies).filter(([name]) => !notNeeded.includes(name))
  const dependencies = { ...Object.fromEntries(needed), [runtimePackage]: runtimeVersion }
  return { ...published, private: true, scripts, dependencies }
}

/**
 * Unpacks the storefront's package from the registry into a folder outside the tree and installs what it depends on; no
 * script of a package is run. Gives the folder. Throws where the registry cannot be reached, or the package is not what it was.
 */
export const installStorefront = async (): Promise<string> => {
  const cache = join(tmpdir(), 'lamina-reference-storefront')
  const folder = join(cache, 'package')
  // What an earlier run has installed is most of what this one needs.
  await rename(join(folder, 'node_modules'), join(cache, 'node_modules')).catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  const name = `@salesforce/retail-react-app@${version}`
  const told = await runOrThrow('npm', ['pack', name, '--json', '--pack-destination', cache])
  const [packed] = JSON.parse(told.slice(told.indexOf('['))) as { filename: string; integrity: string }[]
  if (packed?.integrity !== integrity) throw new Error(`${name} is not what it was: ${packed?.integrity}`)
  await runOrThrow('tar', ['xzf', join(cache, packed.filename), '-C', cache])
  const file = join(folder, 'package.json')
  await writeFile(file, JSON.stringify(manifestOf(JSON.parse(await readFile(file, 'utf8'))), null, 2))
  await writeFile(join(folder, 'config/local.js'), settings)
  await rename(join(cache, 'node_modules'), join(folder, 'node_modules')).catch(() => undefined)
  await runOrThrow('npm', [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
  ])
  for (const script of ['compile-translations', 'compile-translations:pseudo'])
    await runOrThrow('npm', ['run', '--prefix', folder, script])
  return folder
}
