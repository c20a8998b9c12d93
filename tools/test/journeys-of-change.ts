import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** Where this branch left `main`; on `main` itself its last commit. */
export const baseOfChange = (): string => git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'

/** Files that differ from a commit, those that git does not know yet included. */
export const changedSince = (base: string): string[] => [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** The folder whose requirements a file serves: a screen or feature of the shop, a module of the engine, the back office. */
const unitOf = (file: string): string | undefined =>
  /^(storefront\/src\/(?:screens|features)\/[^/]+|engine\/src\/[^/]+|backoffice)\//.exec(file)?.[1]

/** What nothing that runs is made of. */
const isHarmless = (file: string) =>
  /\.md$|\.test\.tsx?$|^(docs|bench|studio|tools)\/|^(architecture|\.dependency-cruiser)\.mjs$/.test(file)

/** Ground of the engine: every call stands on it. */
const isGround = (unit: string) => /^engine\/src\/(kernel|db|http|bundle|attempts)$/.test(unit)

const idsIn = (text: string) => text.match(/[SGT]\d\.\d{3}/g) ?? []

export type Source = {
  specs: readonly string[]
  filesOf(folder: string): readonly string[]
  read(file: string): string
}

/** The repository as it lies here. */
export const workingTree: Source = {
  specs: globSync('e2e/*.spec.ts').toSorted(),
  filesOf: (folder) => globSync(`${folder}/**/*.{ts,tsx}`),
  read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
}

/** Which of the steps a file of e2e takes, those that its steps take included. */
const stepsOf = (file: string, { read }: Source, seen = new Set<string>()): Set<string> => {
  for (const [, name] of read(file).matchAll(/from '\.\/(?:steps\/)?([\w-]+)\.ts'/g)) {
    const step = `e2e/steps/${name}.ts`
    if (seen.has(step)) continue
    seen.add(step)
    stepsOf(step, { specs: [], filesOf: () => [], read }, seen)
  }
  return seen
}

/** Whether a journey, or a step that it takes, opens a page of the back office. */
const opensBackOffice = (spec: string, source: Source): boolean =>
  [spec, ...stepsOf(spec, source)].some((file) => /\/admin\b/.test(source.read(file)))

/**
 * Whether a change of these units can show in the back office: its own, or of a module that it asks. Which of its screens
 * ask which module is not followed, nor do its journeys cite requirements, so either concerns all of its journeys.
 */
const concernsBackOffice = (units: ReadonlySet<string>, { filesOf, read }: Source): boolean => {
  if (units.has('backoffice')) return true
  const calls = filesOf('backoffice/src/api').map(read).join('\n')
  return [...units].some((unit) => calls.includes(`/${unit}/`))
}

/**
 * The journeys that changed files can break: those that changed or take a changed step, those that cite a requirement
 * which the changed screen, feature or module names, and those of the back office where it or a module that it asks
 * changed. A change of what all stand on can break every one: `why` names the file then.
 */
export const journeysOfChange = (
  changed: readonly string[],
  source: Source = workingTree,
): { chosen: string[]; why?: string } => {
  const { specs, filesOf, read } = source
  const moving = changed.filter((file) => !isHarmless(file) && !file.startsWith('e2e/'))
  const why = moving.find((file) => {
    const unit = unitOf(file)
    return unit === undefined || isGround(unit)
  })
  if (why) return { chosen: [...specs], why }
  const units = new Set(moving.flatMap((file) => unitOf(file) ?? []))
  const ids = new Set([...units].flatMap((unit) => filesOf(unit).flatMap((file) => idsIn(read(file)))))
  const touched = new Set(changed)
  const isOfBackOffice = concernsBackOffice(units, source)
  const chosen = specs.filter(
    (spec) =>
      touched.has(spec) ||
      [...stepsOf(spec, source)].some((step) => touched.has(step)) ||
      idsIn(read(spec)).some((id) => ids.has(id)) ||
      (isOfBackOffice && opensBackOffice(spec, source)),
  )
  return { chosen }
}
