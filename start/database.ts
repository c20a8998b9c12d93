import { readServers } from '../engine/src/db/servers/server-list.ts'
import type { Config } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import { lockHolder, takeDataLock } from './data-lock.ts'
import { runningPostgres, type StartLog, startPostgres } from './postgres/start-postgres.ts'

/** The database of this process, wherever it runs. */
export type OpenDatabase = {
  url: string
  /** For people: "PostgreSQL in .data (pid 71)". */
  description: string
  /** Stops an embedded server and frees DATA_DIR; leaves a server of somebody else alone. */
  close(): Promise<void>
  /** Stops without waiting: the server recovers at its next start. */
  abandon(): void
}

/** For the app: DATABASE_URL, or the embedded server of DATA_DIR, which then is locked. Throws StartError. */
export const openDatabase = async (config: Config, log: StartLog): Promise<OpenDatabase> => {
  if (config.engine.databaseUrl) return openExternal(config.engine.databaseUrl)
  return openEmbedded(openDataFolder(config.dataDir), 'app', log)
}

/**
 * For a command: DATABASE_URL, or the server of an app that is running on DATA_DIR, else one started for as long as
 * the command lasts. Throws StartError.
 */
export const borrowDatabase = async (config: Config, log: StartLog): Promise<OpenDatabase> => {
  if (config.engine.databaseUrl) return openExternal(config.engine.databaseUrl)
  const folder = openDataFolder(config.dataDir)
  const running = lockHolder(folder)?.purpose === 'app' ? runningPostgres(folder) : undefined
  return running ? openExternal(running) : openEmbedded(folder, 'command', log)
}

const openExternal = (url: string): OpenDatabase => {
  const servers = readServers(url) ?? []
  const database = new URL(servers[0]?.url ?? url).pathname
  return {
    url,
    description: `PostgreSQL at ${servers.map(({ host, port }) => `${host}:${port}`).join(' and ')}${database}`,
    close: () => Promise.resolve(),
    abandon: () => undefined,
  }
}

const openEmbedded = async (
  folder: string,
  purpose: 'app' | 'command',
  log: StartLog,
): Promise<OpenDatabase> => {
  const lock = takeDataLock(folder, purpose)
  try {
    const server = await startPostgres({ dataDir: folder, log })
    return {
      url: server.url,
      description: `PostgreSQL 18 in ${folder} (pid ${server.pid}${server.adopted ? ', found running' : ''})`,
      close: async () => {
        await server.stop()
        lock.release()
      },
      abandon: () => process.kill(server.pid, 'SIGQUIT'),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
