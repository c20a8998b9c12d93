import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process as it can be recognised later: a bare pid is reused by the system, a pid with its start is not. */
export type ProcessIdentity = { pid: number; started: string }

/**
 * The identity of a living process, or undefined when no process has that pid. A zombie counts as dead: a zombie holds
 * nothing any more, only its parent has not waited for it yet.
 */
export function processIdentity(pid: number): ProcessIdentity | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isSignalable(pid)) return undefined
  const started = process.platform === 'linux' ? startedOnLinux(pid) : startedByPs(pid)
  return started === undefined ? undefined : { pid, started }
}

/** Whether exactly this process, not a later one with its pid, is still alive. */
export function isAlive(identity: ProcessIdentity): boolean {
  return processIdentity(identity.pid)?.started === identity.started
}

/** The program name of a living process ("postgres"), or undefined. */
export function programName(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('/')
      .pop()
  } catch {
    return undefined
  }
}

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function startedOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name stands in parentheses and may itself hold spaces, so fields are counted after the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${fields[19]}`
  } catch {
    return undefined
  }
}

function startedByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return process.platform === 'win32' ? 'unknown' : undefined
  }
}
