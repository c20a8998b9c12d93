import type { Config } from './config.ts'
import { demoCustomers, demoPassword } from './demo-customers.ts'
import type { OpenDatabase } from './database.ts'

/** What a person wants to know once the shop answers. */
export const banner = (
  config: Config,
  database: OpenDatabase | undefined,
  simulated: readonly string[],
  seconds: number,
): string => {
  const { mode, publicOrigin, simulatorsOrigin } = config.engine
  const demo = mode === 'demo' && database !== undefined
  const rows: [string, string | undefined][] = [
    ['Shop', publicOrigin],
    ['Customers', demo ? `${demoCustomers.join(' ')}  password ${demoPassword}` : undefined],
    ['Mail', demo && !config.engine.smtpUrl ? `${publicOrigin}/dev/mail` : undefined],
    ['Simulated', simulated.length > 0 ? `${simulated.join(', ')} on ${simulatorsOrigin}` : undefined],
    ['Database', database?.description],
  ]
  const lines = rows.flatMap(([name, value]) => (value ? [`  ${name.padEnd(10)} ${value}`] : []))
  return [`\nLámina (${config.role}, ${mode}) is ready after ${seconds.toFixed(1)} s.`, ...lines, ''].join(
    '\n',
  )
}
