import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, processIdentity } from './process-identity.ts'
import type { ProcessIdentity } from './process-identity.ts'
import { StartError } from './start-error.ts'

/** Who works on a DATA_DIR: the app serves from it, a command line borrows it for one command. */
export type LockPurpose = 'app' | 'command'
export type LockHolder = ProcessIdentity & { purpose: LockPurpose }
export type DataLock = { release(): void }

type Entry = { generation: number; file: string; holder: LockHolder | undefined }

/**
 * Takes the single-writer lock of a DATA_DIR, or throws a StartError that names the pid of the holder.
 *
 * Each takeover of a dead holder's lock makes the next generation of the file by an exclusive link, and the highest
 * generation holds. So of any number of processes that find the same dead holder exactly one wins, and a slow one
 * sees that it came late, without ever removing the lock of a living process.
 */
export function takeDataLock(folder: string, purpose: LockPurpose): DataLock {
  const me: LockHolder = { ...ownIdentity(), purpose }
  for (let attempt = 0; attempt < 20; attempt++) {
    const current = entries(folder).at(-1)
    if (current && holds(current)) throw refusal(folder, current.holder)
    const mine = createGeneration(folder, (current?.generation ?? 0) + 1, me)
    if (mine === undefined) continue
    const after = entries(folder)
    if (after.at(-1)?.file === mine) {
      for (const old of after.slice(0, -1)) rmSync(old.file, { force: true })
      return { release: () => rmSync(mine, { force: true }) }
    }
    rmSync(mine, { force: true })
  }
  throw new StartError(`DATA_DIR: the lock of ${folder} is being fought over by several starting processes.`)
}

/** The living process that holds a DATA_DIR, if any. */
export function lockHolder(folder: string): LockHolder | undefined {
  const current = entries(folder).at(-1)
  return current && holds(current) ? current.holder : undefined
}

function ownIdentity(): ProcessIdentity {
  const identity = processIdentity(process.pid)
  if (!identity) throw new Error('this process cannot see itself in the process table')
  return identity
}

function holds(entry: Entry): entry is Entry & { holder: LockHolder } {
  return entry.holder !== undefined && isAlive(entry.holder)
}

function refusal(folder: string, holder: LockHolder): StartError {
  const who = holder.purpose === 'app' ? 'Another Lámina' : 'A Lámina command'
  return new StartError(
    `DATA_DIR: ${who} (pid ${holder.pid}) is already using ${folder}. Stop it, choose another DATA_DIR, or give several processes one DATABASE_URL.`,
  )
}

function createGeneration(folder: string, generation: number, me: LockHolder): string | undefined {
  const draft = join(folder, `app.lock.draft-${me.pid}`)
  const file = join(folder, `app.lock.${generation}`)
  // Written aside and linked into place: nobody can ever read a half-written lock.
  writeFileSync(draft, JSON.stringify(me))
  try {
    linkSync(draft, file)
    return file
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function entries(folder: string): Entry[] {
  return readdirSync(folder)
    .flatMap((name) => /^app\.lock\.(\d+)$/.exec(name)?.[1] ?? [])
    .map((digits) => ({ generation: Number(digits), file: join(folder, `app.lock.${digits}`) }))
    .map((entry) => ({ ...entry, holder: readHolder(entry.file) }))
    .sort((a, b) => a.generation - b.generation)
}

function readHolder(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder
  } catch {
    return undefined
  }
}
