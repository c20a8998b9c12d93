import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BackupFault, restoreBackup, writeBackup } from '../../engine/src/db/backup/index.ts'
import { checkDatabase } from '../../engine/src/db/check-database.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { StartError } from '../start-error.ts'
import { type Command, withDatabaseUrl } from './command.ts'

/** Turns an operator's mistake or a damaged backup into an error of one line. */
const asStartError = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof BackupFault) throw new StartError(error.message)
    throw error
  }
}

/** Restores into an embedded server of its own, which then goes away: nothing else proves that a backup is one. */
const rehearseRestore = async (folder: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lamina-rehearsal-'))
  try {
    const server = await startPostgres({ dataDir, log: () => undefined })
    try {
      return await asStartError(restoreBackup(server.url, folder))
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const summary = ({ tables, madeAt }: Awaited<ReturnType<typeof writeBackup>>) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, as of ${madeAt}`

const backup: Command = {
  usage: 'backup <folder> [--unverified]',
  summary: 'write all data while the shop runs, and prove that it can be restored',
  run: async (context, [folder = ''], flags) => {
    const manifest = await withDatabaseUrl(context, async (url) => {
      await checkDatabase(url)
      return asStartError(writeBackup(url, folder))
    })
    context.say(`${summary(manifest)} are in ${folder}.`)
    if (flags.has('--unverified')) return
    await rehearseRestore(folder)
    context.say('Restored on a server of its own and compared: the backup is sound.')
  },
}

const restore: Command = {
  usage: 'restore <folder> [--dry-run]',
  summary: 'fill an empty database from a backup; all or nothing',
  run: async (context, [folder = ''], flags) => {
    if (flags.has('--dry-run')) {
      context.say(`The backup is sound: ${summary(await rehearseRestore(folder))}.`)
      return
    }
    await withDatabaseUrl(context, async (url) => {
      await checkDatabase(url)
      context.say(`Restored ${summary(await asStartError(restoreBackup(url, folder)))}.`)
    })
  },
}

export const backupCommands = [backup, restore]
