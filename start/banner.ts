import type { Config } from './config.ts'
import { demoCustomers, demoPassword } from './demo-customers.ts'
import { demoStaff } from './demo-staff.ts'
import type { OpenDatabase } from './database.ts'

/**
 * What a person wants to know once the shop answers. A process without pages has no shop to open, and customers are named
 * where they are: another business than the demo's has others.
 */
export const banner = (
  config: Config,
  database: OpenDatabase | undefined,
  { isDemoBusiness, simulated }: { isDemoBusiness: boolean; simulated: readonly string[] },
  seconds: number,
): string => {
  const { mode, publicOrigin, simulatorsOrigin } = config.engine
  const hasPages = config.role === 'all' || config.role === 'storefront'
  const origin = hasPages ? publicOrigin : `http://localhost:${config.port}`
  const demo = mode === 'demo' && database !== undefined
  const hasBackOffice = config.role === 'all' || config.role === 'engine'
  const owner = demoStaff.find(({ roles }) => roles === 'owner')?.email
  const rows: [string, string | undefined][] = [
    [hasPages ? 'Shop' : 'Address', origin],
    [
      'Customers',
      demo && isDemoBusiness ? `${demoCustomers.join(' ')}  password ${demoPassword}` : undefined,
    ],
    ['Admin', hasBackOffice ? `${origin}/admin` : undefined],
    [
      'Staff',
      hasBackOffice && demo && isDemoBusiness
        ? `${owner}  same password; one person per role on the sign-in page`
        : undefined,
    ],
    ['Mail', demo && !config.engine.smtpUrl ? `${origin}/dev/mail` : undefined],
    ['Simulated', simulated.length > 0 ? `${simulated.join(', ')} on ${simulatorsOrigin}` : undefined],
    ['Database', database?.description],
  ]
  const lines = rows.flatMap(([name, value]) => (value ? [`  ${name.padEnd(10)} ${value}`] : []))
  return [`\nThe shop (${config.role}, ${mode}) is ready after ${seconds.toFixed(1)} s.`, ...lines, ''].join(
    '\n',
  )
}
