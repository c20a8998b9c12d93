import { spawnSync } from 'node:child_process'
import { StartError } from '../start-error.ts'

/** How PostgreSQL's programs are run, since they refuse to work for root. */
export type Runner = {
  kind: 'user' | 'namespace' | 'nobody'
  /** Who must own the database files, as seen from outside. */
  owner: { uid: number; gid: number }
  /** Words that stand before the program. */
  prefix: readonly string[]
}

const nobody = 65534
const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
/**
 * Runs as `nobody` while keeping the one right to pass folder permissions, because both the project and its data may
 * lie below a folder that only root can enter (/root).
 */
const asNobody = [
  'setpriv',
  `--reuid=${nobody}`,
  `--regid=${nobody}`,
  '--clear-groups',
  '--inh-caps=-all,+dac_override',
  '--ambient-caps=-all,+dac_override',
]

/** A normal user runs PostgreSQL as itself; root first tries a user namespace, then the user `nobody`. */
export function chooseRunner(kinds: readonly Runner['kind'][] = ['user', 'namespace', 'nobody']): Runner {
  const uid = process.getuid?.() ?? -1
  const gid = process.getgid?.() ?? -1
  if (uid !== 0) return { kind: 'user', owner: { uid, gid }, prefix: [] }
  if (kinds.includes('namespace') && works(namespace)) {
    return { kind: 'namespace', owner: { uid, gid }, prefix: namespace }
  }
  if (kinds.includes('nobody') && works(asNobody)) {
    return { kind: 'nobody', owner: { uid: nobody, gid: nobody }, prefix: asNobody }
  }
  throw new StartError(
    'DATABASE_URL: the embedded PostgreSQL does not run as root here (neither unshare nor setpriv is allowed); start as a normal user or set DATABASE_URL.',
  )
}

/** File and arguments for spawn(). */
export function command(
  runner: Pick<Runner, 'prefix'>,
  program: string,
  args: readonly string[],
): [string, string[]] {
  const [file, ...rest] = [...runner.prefix, program, ...args]
  return [file ?? program, rest]
}

function works(prefix: readonly string[]): boolean {
  const [file, args] = command({ prefix }, 'true', [])
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0
}
