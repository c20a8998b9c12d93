import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPostmasterFile } from '../start/postgres/postmaster-file.ts'

type Row = { pid: number; parent: number; own: number; milliseconds: number }

/** Linux counts a process's time in hundredths of a second. */
const tick = 10

const rowOf = (pid: number): Row | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    // Its own time and the kernel's for it; then that of its children which have ended.
    const [user = 0, system = 0, ...ended] = fields.slice(11, 15).map((field) => Number(field) * tick)
    const own = user + system
    const milliseconds = ended.reduce((sum, time) => sum + time, own)
    return { pid, parent: Number(fields[1]), own, milliseconds }
  } catch {
    return undefined
  }
}

/** Milliseconds of processor time that a process has used itself; 0 where the system does not tell. */
export const ownProcessorTime = (pid: number): number => rowOf(pid)?.own ?? 0

/** The process of the embedded database of a DATA_DIR; undefined while there is none. */
export const databasePid = (dataDir: string): number | undefined =>
  readPostmasterFile(join(dataDir, 'postgres'))?.pid

/**
 * Milliseconds of processor time that processes and all below them have used; 0 where the system does not tell. Unlike
 * a rate it does not depend on who else uses the machine.
 */
export const processorTime = (roots: readonly (number | undefined)[]): number => {
  let rows: Row[]
  try {
    rows = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (rowOf(Number(name)) ?? []) : []))
  } catch {
    return 0
  }
  const family = new Set(roots.filter((pid) => pid !== undefined))
  // Parents come before their children, but ids wrap round: as often as the tree is deep.
  for (let depth = 0; depth < 4; depth++) {
    for (const { pid, parent } of rows) if (family.has(parent)) family.add(pid)
  }
  return rows.reduce((sum, { pid, milliseconds }) => sum + (family.has(pid) ? milliseconds : 0), 0)
}
