import { readdirSync, readFileSync } from 'node:fs'

type Row = { pid: number; parent: number; milliseconds: number }

/** Linux counts a process's time in hundredths of a second. */
const tick = 10

const rowOf = (pid: number): Row | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { pid, parent: Number(fields[1]), milliseconds: (Number(fields[11]) + Number(fields[12])) * tick }
  } catch {
    return undefined
  }
}

/**
 * Milliseconds of processor time that processes and all below them have used; 0 where the system does not tell. Unlike
 * a rate it does not depend on who else uses the machine.
 */
export const processorTime = (roots: readonly number[]): number => {
  let rows: Row[]
  try {
    rows = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (rowOf(Number(name)) ?? []) : []))
  } catch {
    return 0
  }
  const family = new Set(roots)
  // Parents come before their children, but ids wrap round: as often as the tree is deep.
  for (let depth = 0; depth < 4; depth++) {
    for (const { pid, parent } of rows) if (family.has(parent)) family.add(pid)
  }
  return rows.reduce((sum, { pid, milliseconds }) => sum + (family.has(pid) ? milliseconds : 0), 0)
}
