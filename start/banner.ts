import type { Config } from './config.ts'
import { demoCustomers, demoPassword } from './demo-customers.ts'
import { demoStaff } from './demo-staff.ts'
import type { OpenDatabase } from './database.ts'

/** What this process serves. */
type Served = {
  isDemoBusiness: boolean
  hasPages: boolean
  hasBackOffice: boolean
  /** Names of the vendors that are played. */
  simulated: readonly string[]
}

/**
 * What a person wants to know once the shop answers. A process without pages has no shop to open, and customers are named
 * where they are: another business than the demo's has others. Where `PUBLIC_ORIGIN` is somebody else's address (a proxy, or
 * another storefront), what only this process has is named at its own.
 */
export const banner = (
  config: Config,
  database: OpenDatabase | undefined,
  { isDemoBusiness, hasPages, hasBackOffice, simulated }: Served,
  seconds: number,
): string => {
  const { mode, publicOrigin, simulatorsOrigin } = config.engine
  const own = `http://localhost:${config.port}`
  const demo = mode === 'demo' && database !== undefined
  const owner = demoStaff.find(({ roles }) => roles === 'owner')?.email
  const rows: [string, string | undefined][] = [
    ['Shop', hasPages ? publicOrigin : undefined],
    ['Address', hasPages && publicOrigin === own ? undefined : own],
    [
      'Customers',
      demo && isDemoBusiness ? `${demoCustomers.join(' ')}  password ${demoPassword}` : undefined,
    ],
    // Over https nobody signs in at another origin than the public one.
    ['Admin', hasBackOffice ? `${mode === 'demo' ? own : publicOrigin}/admin` : undefined],
    [
      'Staff',
      hasBackOffice && demo && isDemoBusiness
        ? `${owner}  same password; one person per role on the sign-in page`
        : undefined,
    ],
    ['Mail', demo && !config.engine.smtpUrl ? `${own}/dev/mail` : undefined],
    ['Simulated', simulated.length > 0 ? `${simulated.join(', ')} on ${simulatorsOrigin}` : undefined],
    ['Database', database?.description],
  ]
  const lines = rows.flatMap(([name, value]) => (value ? [`  ${name.padEnd(10)} ${value}`] : []))
  return [`\nThe shop (${config.role}, ${mode}) is ready after ${seconds.toFixed(1)} s.`, ...lines, ''].join(
    '\n',
  )
}
