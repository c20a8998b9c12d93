import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminModules } from '../http/admin-modules.ts'
import { modules } from '../http/modules.ts'
import { type Mutation, mutations } from './testing/answer-mutations.ts'

const isLong = process.env.LONG === '1'

/** All with LONG=1; else every sixth of those that the engine alone refuses, so that a day compiles one half. */
const planted = isLong ? mutations : mutations.filter(({ reader }, index) => !reader && index % 6 === 0)
const halves = isLong ? ['engine', 'storefront'] : ['engine']

const root = join(import.meta.dirname, '../../..')
const isTest = /(\.test\.tsx?|\/testing(\.tsx?)?)$/
let folder: string

/** A copy of both halves and what they share, where faults are planted. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'answer-types-'))
  for (const part of ['engine/src', 'storefront/src', 'facts', 'trade'])
    await cp(join(root, part), join(folder, part), { recursive: true, filter: (path) => !isTest.test(path) })
  await cp(join(root, 'package.json'), join(folder, 'package.json'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const compilerOptions = { incremental: false, tsBuildInfoFile: null, noErrorTruncation: true }
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions,
    include: halves,
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
})
afterAll(() => rm(folder, { recursive: true }))

const newName = (member: string) => `${member}Renamed`

/** The text with a fault in it. A member must stand in its file once, in a contract on a line of its own. */
const plantIn = (text: string, { kind, file, member }: Mutation) => {
  const place =
    kind === 'out of the contract'
      ? new RegExp(`^ +${member}: .*,\\n`, 'gm')
      : new RegExp(`(?<=[\\s{,(])${member}(?=: )`, 'g')
  const found = text.match(place)?.length ?? 0
  if (found !== 1) throw new Error(`${file} has '${member}' ${found} times, a mutation needs it once`)
  return text.replace(place, kind === 'out of the contract' ? '' : newName(member))
}

const compile = () =>
  new Promise<string>((resolve) => {
    const args = ['-p', folder, '--pretty', 'false', '--checkers', '1']
    execFile(join(root, 'node_modules/.bin/tsc'), args, { maxBuffer: 2 ** 28 }, (_, output) =>
      resolve(output),
    )
  })

/** Every name that an error says is undeclared, unknown or missing. */
const namesIn = (error: string): string[] => [
  ...[...error.matchAll(/undeclared: \{ ([^}]*)\}/g)].flatMap(([, paths = '']) =>
    [...paths.matchAll(/([\w.]+)"?: true/g)].flatMap(([, path = '']) => path.split('.')),
  ),
  ...[...error.matchAll(/'(\w+)' (?:does not exist|is missing)/g)].map(([, name = '']) => name),
  // An answer of one member, which fits nothing any more.
  ...[...error.matchAll(/Type 'Promise<\{ (\w+): [^;]*; \}>' is not/g)].map(([, name = '']) => name),
  ...[...error.matchAll(/missing the following properties from type '[^\n]*': ([\w, ]+)/g)].flatMap(
    ([, names = '']) => names.split(/, | and /),
  ),
]

/** What the compiler says, error by error: the file and the names. */
const errorsIn = (output: string) =>
  output.split(/\n(?=\S)/).map((error) => ({ file: error.split('(', 1)[0], names: namesIn(error) }))

const isFound = (errors: ReturnType<typeof errorsIn>, { kind, member, reader }: Mutation) => {
  const names = kind === 'out of the contract' ? [member] : [member, newName(member)]
  const naming = errors.filter((error) => names.some((name) => error.names.includes(name)))
  return naming.length > 0 && (!reader || naming.some(({ file }) => file?.endsWith(reader)))
}

/** Plants all of them at once and gives those that the compiler did not name. */
const notFound = async (batch: readonly Mutation[]): Promise<Mutation[]> => {
  const files = Map.groupBy(batch, ({ file }) => join('engine/src', file))
  for (const [file, own] of files)
    await writeFile(join(folder, file), own.reduce(plantIn, await readFile(join(root, file), 'utf8')))
  const output = await compile()
  for (const file of files.keys()) await cp(join(root, file), join(folder, file))
  expect(output).not.toContain('Cannot find module')
  const errors = errorsIn(output)
  return batch.filter((one) => !isFound(errors, one))
}

/** Where a module lies whose folder is not called like it. */
const foldersByName: Record<string, string> = {
  'merchant-orders': 'orders/merchant',
  'orders-desk': 'orders/desk',
  'sales-desk': 'opportunities/desk',
  'case-desk': 'cases/desk',
  'search-desk': 'search/desk',
  catalogs: 'catalog/categories',
  users: 'staff',
}

/** Folders with contracts of their own. */
const folders = [
  ...modules.map(({ name }) => name),
  ...adminModules.map(({ name }) => foldersByName[name] ?? name),
  'api-clients',
]

test('there are sixty and more, of every module, each in its place', async () => {
  expect(mutations.length).toBeGreaterThan(60)
  const isConcerned = (name: string) => mutations.some(({ file }) => file.startsWith(`${name}/`))
  expect(folders.filter((name) => !isConcerned(name))).toEqual([])
  for (const one of mutations) plantIn(await readFile(join(root, 'engine/src', one.file), 'utf8'), one)
})

test('the compiler names every member that only one of contract and view has', async () => {
  let left = [...planted]
  // A fault may stand before another of the same answer: those that were not named are planted again without it.
  for (let before = left.length + 1; left.length > 0 && left.length < before; ) {
    before = left.length
    left = await notFound(left)
  }
  expect(left).toEqual([])
}, 1_200_000)
