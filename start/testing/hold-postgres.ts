// A small process for the tests: locks and opens DATA_DIR, starts its PostgreSQL, says so, and waits to be killed.
import { openDataFolder } from '../data-folder.ts'
import { takeDataLock } from '../data-lock.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { StartError } from '../start-error.ts'

try {
  const dataDir = openDataFolder(process.argv[2] ?? '')
  takeDataLock(dataDir, 'app')
  const server = await startPostgres({ dataDir, log: console.error })
  console.log(JSON.stringify({ pid: server.pid, url: server.url, adopted: server.adopted }))
  setInterval(() => undefined, 1000)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
