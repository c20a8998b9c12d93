import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const take = async (lock: string) => {
  try {
    await mkdir(lock)
    await writeFile(join(lock, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const pid = Number(await readFile(join(lock, 'pid'), 'utf8').catch(() => ''))
    // Whoever took it may have died half way; a lock without a number is just being taken.
    if (pid && !isAlive(pid)) await rm(lock, { recursive: true, force: true })
    return false
  }
}

/** Does a piece of work while no other process of this machine does it; `lock` is a folder that marks it. */
export const withLock = async <T>(lock: string, work: () => Promise<T>): Promise<T> => {
  await mkdir(dirname(lock), { recursive: true })
  while (!(await take(lock))) await wait(100)
  try {
    return await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}
