import { access, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runOrThrow } from './run-or-throw.ts'

/** The official client's repository, where the platform's descriptions of its API lie; no package has them. */
const repository = 'https://github.com/SalesforceCommerceCloud/commerce-sdk-isomorphic.git'
const commit = '64eb096fec5e3793e73f98eb7b00114428aaa19d'

type Row = { description: string; route: string; statuses: Record<string, number>; quirks: number[] }
type Verdicts = { rows: Row[]; quirks: string[] }

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Puts the descriptions into `.platform/apis` of the judges' folder: from a checkout (`PLATFORM_API`), what an earlier run
 * has fetched, or the repository. False where that cannot be reached.
 */
export const fetchPlatformApi = async (folder: string, checkout: string | undefined): Promise<boolean> => {
  const place = join(folder, '.platform')
  if (checkout !== undefined) {
    await rm(place, { recursive: true, force: true })
    await mkdir(place)
    await cp(join(checkout, 'apis'), join(place, 'apis'), { recursive: true })
    return true
  }
  if (await isThere(join(place, 'apis'))) return true
  await rm(place, { recursive: true, force: true })
  try {
    await runOrThrow('git', ['init', '-q', place])
    await runOrThrow('git', ['-C', place, 'fetch', '-q', '--depth', '1', repository, commit])
    await runOrThrow('git', ['-C', place, 'checkout', '-q', 'FETCH_HEAD', '--', 'apis'])
    return true
  } catch (error) {
    console.warn(
      `The platform's descriptions cannot be fetched, so nothing is judged by them: ${String(error)}`,
    )
    await rm(place, { recursive: true, force: true })
    return false
  }
}

const statusesOf = ({ statuses }: Row) =>
  Object.entries(statuses)
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ')

const quirksOf = ({ quirks }: Row) =>
  quirks
    .toSorted((a, b) => a - b)
    .map((number) => (number === 0 ? '**unexplained**' : `(${number})`))
    .join(' ')

/** Writes what came of it: each operation with the answers that were judged, and by which quirks they differ. */
export const writePlatformReport = async (folder: string, file: string): Promise<void> => {
  const { rows, quirks }: Verdicts = JSON.parse(
    await readFile(join(folder, '.platform/verdicts.json'), 'utf8'),
  )
  const answers = rows.flatMap(({ statuses }) => Object.values(statuses)).reduce((sum, one) => sum + one, 0)
  const unexplained = rows.filter((row) => row.quirks.includes(0)).length
  const lines = [
    '# Operation × schema',
    '',
    'Written by `npm run judges`: what the engine answered to the official client, in the conformance suite and over the',
    'bundle `demo/refarch`, by the platform’s published OpenAPI (required members, types, patterns, formats, closed objects).',
    `${rows.length} operations, ${answers} answers; ${unexplained} operations with a difference that is not explained below.`,
    '',
    '| description | operation | answers | differs by |',
    '|---|---|---|---|',
    ...rows.map((row) => {
      const route = row.route.replace('/organizations/{organizationId}', '')
      return `| ${row.description} | ${route} | ${statusesOf(row)} | ${quirksOf(row)} |`
    }),
    '',
    ...quirks.map((why, index) => `${index + 1}. ${why}`),
    '',
  ]
  await writeFile(file, lines.join('\n'))
}
