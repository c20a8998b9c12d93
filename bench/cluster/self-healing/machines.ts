import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { chooseRunner, command } from '../../../start/postgres/runner.ts'
import { queryOnce } from '../postgres-pair.ts'

const examples = join(import.meta.dirname, '../../../docs/operations/examples')
const bridge = 'lamina0'
const passwords = { postgres: 'password-of-postgres', lamina: 'password-of-lamina' }

/** A machine of the cluster: a network and a folder of its own, with etcd, Patroni and PostgreSQL as docs/operations say. */
export type Machine = { name: string; address: string; folder: string }

const machinesOf = (root: string): Machine[] =>
  ['one', 'two', 'three'].map((name, at) => ({
    name,
    address: `10.98.0.${11 + at}`,
    folder: join(root, name),
  }))

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'pipe', encoding: 'utf8' })
const spaceOf = ({ name }: Machine) => `lamina-${name}`
const lineOf = ({ name }: Machine) => `lam-${name}`

/** An example of docs/operations word for word, but for whose machine it is and the folders. */
const writeExample = (machine: Machine, file: string) => {
  const text = readFileSync(join(examples, file), 'utf8')
    .replace(/^name: one$/m, `name: ${machine.name}`)
    .replaceAll(/^( *(?:listen|connect_address|[a-z-]+-urls): .*)10\.98\.0\.11/gm, `$1${machine.address}`)
    .replace('/var/lib/etcd/lamina', join(machine.folder, 'etcd'))
    .replace('/var/lib/postgresql/15/lamina', join(machine.folder, 'data'))
    .replace('/var/lib/postgresql/.pgpass-patroni', join(machine.folder, 'pgpass'))
  const written = join(machine.folder, file)
  writeFileSync(written, text)
  return written
}

/** A network of its own on a bridge, and what is said to etcd and Patroni. */
const build = (machine: Machine) => {
  const [space, line] = [spaceOf(machine), lineOf(machine)]
  ip('netns', 'add', space)
  ip('link', 'add', line, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  ip('link', 'set', line, 'master', bridge, 'up')
  ip('-n', space, 'addr', 'add', `${machine.address}/24`, 'dev', 'eth0')
  ip('-n', space, 'link', 'set', 'eth0', 'up')
  ip('-n', space, 'link', 'set', 'lo', 'up')
  mkdirSync(machine.folder, { recursive: true })
  const { uid, gid } = runner.owner
  execFileSync('chown', [`${uid}:${gid}`, machine.folder])
  writeExample(machine, 'etcd.yml')
  writeExample(machine, 'patroni.yml')
}

const runner = chooseRunner()

const runOn = (machine: Machine, file: string, args: readonly string[]) => {
  const child = spawn('ip', ['netns', 'exec', spaceOf(machine), file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    env: { ...process.env, HOME: machine.folder },
  })
  const log = createWriteStream(join(machine.folder, 'log'), { flags: 'a' })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
}

/** All that runs on a machine. Some may end while they are counted. */
const signal = (machine: Machine, how: 'KILL' | 'STOP' | 'CONT') => {
  for (const pid of ip('netns', 'pids', spaceOf(machine)).split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), `SIG${how}`)
    } catch {
      appendFileSync(join(machine.folder, 'log'), `${pid} had ended\n`)
    }
  }
}

const boot = (machine: Machine) => {
  runOn(machine, 'etcd', ['--config-file', join(machine.folder, 'etcd.yml')])
  const [file, args] = command(runner, 'patroni', [join(machine.folder, 'patroni.yml')])
  runOn(machine, file, args)
}

/** What can befall a machine, and how it comes back. */
export const faults = {
  killed: { begin: (machine: Machine) => signal(machine, 'KILL'), end: boot },
  frozen: {
    begin: (machine: Machine) => signal(machine, 'STOP'),
    end: (machine: Machine) => signal(machine, 'CONT'),
  },
  'cut off': {
    begin: (machine: Machine) => ip('link', 'set', lineOf(machine), 'down'),
    end: (machine: Machine) => ip('link', 'set', lineOf(machine), 'up'),
  },
} satisfies Record<string, { begin(machine: Machine): unknown; end(machine: Machine): unknown }>

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | 'unknown' }

const lagBytes = 1_000_000

/** Whether a machine has what the primary has: one that comes back runs for a moment before it is rewound or reads on. */
const isCaughtUp = ({ role, timeline, lag }: Member, members: readonly Member[]) =>
  role === 'leader' ||
  (timeline === members.find((one) => one.role === 'leader')?.timeline &&
    typeof lag === 'number' &&
    lag < lagBytes)

/** What a machine's Patroni says of all of them; nothing where it does not answer. */
const membersSeenBy = async ({ address }: Machine): Promise<Member[]> => {
  const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_000) }).catch(
    () => undefined,
  )
  return answer ? ((await answer.json()) as { members: Member[] }).members : []
}

const isPrimary = async ({ address }: Machine) =>
  (
    await fetch(`http://${address}:8008/primary`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    )
  )?.status === 200

export type Cluster = {
  /** Names all three. */
  url: string
  /** The one that sells now. Waits for it. */
  leader(): Promise<Machine>
  /** Until all three run, have caught up, and a second one has all that was confirmed. */
  waitUntilWhole(): Promise<void>
  stop(): void
}

/** Takes the machines down: those of this run, or what one that was ended has left. */
const remove = (machines: readonly Machine[]) => {
  const all = ip('netns', 'list')
  for (const machine of machines.filter((one) => all.includes(spaceOf(one)))) {
    signal(machine, 'CONT')
    signal(machine, 'KILL')
    ip('netns', 'del', spaceOf(machine))
  }
  // A network lives on while one of its connections is being closed, and its line with it.
  const lines = ip('link', 'show', 'type', 'veth')
  for (const line of machines.map(lineOf)) if (lines.includes(`${line}@`)) ip('link', 'del', line)
  if (ip('link', 'show', 'type', 'bridge').includes(`${bridge}:`)) ip('link', 'del', bridge)
}

/** Three machines on this one. Needs root, and Debian's patroni, etcd-server and postgresql. */
export const startCluster = async (root: string): Promise<Cluster> => {
  const machines = machinesOf(root)
  remove(machines)
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', '10.98.0.1/24', 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  for (const machine of machines) build(machine)
  for (const machine of machines) boot(machine)
  const leader = () =>
    vi.waitFor(
      async () => {
        for (const machine of machines) if (await isPrimary(machine)) return machine
        throw new Error('no machine is the primary')
      },
      { timeout: 120_000, interval: 200 },
    )
  const waitUntilWhole = async () => {
    await vi.waitFor(
      async () => {
        const members = await membersSeenBy(await leader())
        const isWhole =
          members.length === machines.length &&
          members.every(({ state }) => state === 'running') &&
          members.every((one) => isCaughtUp(one, members)) &&
          members.some(({ role }) => role === 'sync_standby')
        if (!isWhole) throw new Error(`not whole: ${JSON.stringify(members)}`)
      },
      { timeout: 180_000, interval: 500 },
    )
  }
  await waitUntilWhole()
  const { address } = await leader()
  const owner = `postgresql://postgres:${passwords.postgres}@${address}:5432/postgres`
  await queryOnce(owner, `create role lamina login password '${passwords.lamina}'`)
  await queryOnce(owner, `create database lamina owner lamina encoding 'UTF8' template template0`)
  const list = machines.map((machine) => `${machine.address}:5432`).join(',')
  return {
    url: `postgresql://lamina:${passwords.lamina}@${list}/lamina?target_session_attrs=read-write`,
    leader,
    waitUntilWhole,
    stop: () => remove(machines),
  }
}
