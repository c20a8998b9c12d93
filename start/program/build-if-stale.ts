import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { withLock } from '../../build/with-lock.ts'
import { isFresh, programFolder } from './made-of.ts'

/** Bundles the programs where that is missing or older than the sources; tells whether it did. */
export const buildIfStale = ({ force = false } = {}): Promise<boolean> =>
  withLock(join(programFolder, '.building'), async () => {
    if (!force && isFresh()) return false
    // In a process of its own, as the pages are built: what a bundler takes would stay with a shop that runs for months.
    const child = fork(join(import.meta.dirname, 'bundle-program.ts'))
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error('The programs could not be bundled.')
    return true
  })
