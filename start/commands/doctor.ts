import { countExampleCustomers } from '../../engine/src/customers/index.ts'
import { checkDatabase } from '../../engine/src/db/check-database.ts'
import type { Db } from '../../engine/src/db/db.ts'
import { pendingMigrations } from '../../engine/src/db/migrate.ts'
import { openDataFolder } from '../data-folder.ts'
import { lockHolder } from '../data-lock.ts'
import { demoCustomers, demoPassword } from '../demo-customers.ts'
import { findPostgresBinaries } from '../postgres/binaries.ts'
import { chooseRunner } from '../postgres/runner.ts'
import { StartError } from '../start-error.ts'
import { type Command, type CommandContext, withDatabaseUrl, withDb } from './command.ts'

type Check = {
  name: string
  look(context: CommandContext): string | Promise<string>
  /** Of interest only where real customers shop. */
  inProduction?: true
}

const checks: Check[] = [
  { name: 'Node', look: () => `${process.version} on ${process.platform}-${process.arch}` },
  { name: 'DATA_DIR', look: ({ config }) => dataFolder(config.dataDir) },
  { name: 'PostgreSQL', look: ({ config }) => (config.engine.databaseUrl ? 'DATABASE_URL' : embedded()) },
  { name: 'Database', look: (context) => withDatabaseUrl(context, databaseState) },
  { name: 'Customers', look: (context) => withDb(context, noDemoCustomers), inProduction: true },
]

const dataFolder = (dataDir: string) => {
  const folder = openDataFolder(dataDir)
  const holder = lockHolder(folder)
  return holder ? `${folder}, in use by pid ${holder.pid}` : folder
}

const embedded = () => {
  const native = findPostgresBinaries()
  const { kind } = chooseRunner()
  return kind === 'user'
    ? native
    : `${native}, for root by way of ${kind === 'nobody' ? 'the user nobody' : 'a user namespace'}`
}

const databaseState = async (url: string) => {
  await checkDatabase(url)
  const pending = await pendingMigrations(url)
  return pending.length > 0 ? `answers; ${pending.length} migrations to apply` : 'answers and is up to date'
}

/** Their passwords are published. They cannot sign in; their orders and addresses are still there to be cleared up. */
const noDemoCustomers = async (db: Db) => {
  const { count } = await db.one(countExampleCustomers())
  if (count > 0)
    throw new Error(
      `${count} have an address below .example, as those of a demonstration; none of them can sign in`,
    )
  return 'none of a demonstration'
}

export const doctor: Command = {
  usage: 'doctor',
  summary: 'check this machine and the database; tells the demo customers',
  run: async (context) => {
    let faults = 0
    const { mode } = context.config.engine
    const due = checks.filter(({ inProduction }) => !inProduction || mode === 'production')
    for (const { name, look } of due) {
      try {
        context.say(`ok    ${name.padEnd(10)} ${await look(context)}`)
      } catch (error) {
        faults++
        context.say(`FAIL  ${name.padEnd(10)} ${(error as Error).message}`)
      }
    }
    if (mode === 'demo') {
      context.say(
        `\nDemo customers, password ${demoPassword}:\n${demoCustomers.map((one) => `  ${one}`).join('\n')}`,
      )
    }
    if (faults > 0) throw new StartError(`${faults} of ${due.length} checks failed.`)
  },
}
