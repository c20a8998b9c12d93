import { desksWithoutCrm, functionsWithoutVendor, vendorChecks } from '../../engine/src/check-vendors.ts'
import { countExampleCustomers } from '../../engine/src/customers/index.ts'
import { checkDatabase } from '../../engine/src/db/check-database.ts'
import type { Db } from '../../engine/src/db/db.ts'
import { pendingMigrations } from '../../engine/src/db/migrate.ts'
import { openDataFolder } from '../data-folder.ts'
import { selectSites } from '../../engine/src/sites/index.ts'
import { pagesWithoutVendor, visitorVendorChecks } from '../check-visitor-vendors.ts'
import { lockHolder } from '../data-lock.ts'
import { countExampleStaff } from '../../engine/src/staff/index.ts'
import { demoCustomers, demoPassword } from '../demo-customers.ts'
import { demoStaff } from '../demo-staff.ts'
import { findPostgresBinaries } from '../postgres/binaries.ts'
import { chooseRunner } from '../postgres/runner.ts'
import { StartError } from '../start-error.ts'
import { type Command, type CommandContext, withDatabaseUrl, withDb } from './command.ts'

type Check = {
  name: string
  run(context: CommandContext): string | Promise<string>
  /** The check matters only where real customers shop. */
  inProduction?: true
}

const checks: Check[] = [
  { name: 'Node', run: () => `${process.version} on ${process.platform}-${process.arch}` },
  { name: 'DATA_DIR', run: ({ config }) => dataFolder(config.dataDir) },
  {
    name: 'PostgreSQL',
    run: ({ config }) => (config.engine.databaseUrl ? 'DATABASE_URL' : describeEmbedded()),
  },
  { name: 'Database', run: (context) => withDatabaseUrl(context, databaseState) },
  { name: 'Quotes', run: (context) => requireDesks(context) },
  { name: 'Customers', run: (context) => withDb(context, requireNoDemoCustomers), inProduction: true },
  { name: 'Staff', run: (context) => withDb(context, requireNoDemoStaff), inProduction: true },
]

/** Where a site says that quotes are priced in the CRM, there has to be one. */
const requireDesks = (context: CommandContext) =>
  withDb(context, async (db) => {
    const sites = await db.query(selectSites())
    const missing = desksWithoutCrm(
      context.config.engine,
      sites.map(({ config }) => config),
    )
    if (missing.length > 0) throw new Error(missing.join('; '))
    return 'somebody makes offers'
  })

const dataFolder = (dataDir: string) => {
  const folder = openDataFolder(dataDir)
  const holder = lockHolder(folder)
  return holder ? `${folder}, in use by pid ${holder.pid}` : folder
}

const describeEmbedded = () => {
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

/**
 * The demo customers' passwords are published. Those customers cannot sign in; their orders and addresses are still
 * there to be cleared up.
 */
const requireNoDemoCustomers = async (db: Db) => {
  const { count } = await db.one(countExampleCustomers())
  if (count > 0)
    throw new Error(
      `${count} have an address below .example, as those of a demonstration; none of them can sign in`,
    )
  return 'none of a demonstration'
}

/** Nor can the people of a demonstration. */
const requireNoDemoStaff = async (db: Db) => {
  const { count } = await db.one(countExampleStaff())
  if (count > 0) throw new Error(`${count} have an address below .example; none of them can sign in`)
  return 'none of a demonstration'
}

const tell = async (context: CommandContext, name: string, check: () => string | Promise<string>) => {
  try {
    context.say(`ok    ${name.padEnd(15)} ${await check()}`)
    return 0
  } catch (error) {
    context.say(`FAIL  ${name.padEnd(15)} ${(error as Error).message}`)
    return 1
  }
}

/** Asks each configured vendor a harmless question. A simulator is there only while the shop runs. */
const checkVendors = async (context: CommandContext) => {
  let faults = 0
  const all = [...vendorChecks(context.config.engine), ...visitorVendorChecks(context.config)]
  for (const { name, simulated, ask } of all)
    faults += await tell(context, name, async () => `${await ask()}${simulated ? ' (simulated)' : ''}`)
  return { faults, checked: all.length }
}

export const doctor: Command = {
  usage: 'doctor [--vendors]',
  summary: 'check this machine and the database; --vendors asks each configured vendor a harmless question',
  run: async (context, _args, flags) => {
    const { mode } = context.config.engine
    const due = checks.filter(({ inProduction }) => !inProduction || mode === 'production')
    let faults = 0
    for (const { name, run } of due) faults += await tell(context, name, () => run(context))
    const vendors = flags.has('--vendors') ? await checkVendors(context) : { faults: 0, checked: 0 }
    const missing = [...functionsWithoutVendor(context.config.engine), ...pagesWithoutVendor(context.config)]
    for (const line of missing) context.say(`none  ${line}`)
    if (mode === 'demo') {
      context.say(
        `\nDemo customers, password ${demoPassword}:\n${demoCustomers.map((one) => `  ${one}`).join('\n')}`,
      )
      context.say(
        `\nDemo staff, the same password:\n${demoStaff.map(({ email, roles }) => `  ${email}  ${roles}`).join('\n')}`,
      )
    }
    const [failed, asked] = [faults + vendors.faults, due.length + vendors.checked]
    if (failed > 0) throw new StartError(`${failed} of ${asked} checks failed.`)
  },
}
