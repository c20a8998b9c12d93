import { type AddressInfo, createServer } from 'node:net'
import Fastify from 'fastify'
import type { FaultMode } from './faults.ts'
import { type CrmSimulatorOptions, crmSimulator } from './index.ts'
import type { Row } from './org.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const client = { clientId: 'lamina-demo', clientSecret: 'lamina-demo-secret' }

/**
 * The simulator on a port of its own, with what the sales desk's people would do. The desk makes offers on command
 * only.
 */
export const startCrmSimulator = async (
  options: Pick<CrmSimulatorOptions, 'now' | 'delayMs' | 'knowsProduct' | 'lacks'> = {},
) => {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}/crm`
  const app = Fastify({ logger: false, forceCloseConnections: true })
  await app.register(crmSimulator, {
    prefix: '/crm',
    publicUrl: baseUrl,
    client,
    delayMs: Number.POSITIVE_INFINITY,
    ...options,
  })
  await app.listen({ port, host: '127.0.0.1' })
  const press = async (path: string, fields: Record<string, string> = {}) => {
    const response = await fetch(`${baseUrl}/console/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    if (response.status !== 303) throw new Error(`the desk answers ${response.status}: ${path}`)
  }
  return {
    baseUrl,
    config: { baseUrl, ...client },
    /** Makes an offer of a request, by its key. */
    offer: (key: string, { discount = 5, days = 7 } = {}) =>
      press(`${key}/offer`, { discount: String(discount), days: String(days) }),
    refuse: (key: string) => press(`${key}/refuse`),
    write: (key: string, text: string) => press(`${key}/message`, { text }),
    setFaultMode: (faultMode: FaultMode) => press('faults', { faultMode }),
    /** The org's rule for leads blocks those that are there already, or lets through whoever says so. */
    blockDuplicates: (blocks: boolean) => press('duplicates', { blocks: String(blocks) }),
    endSessions: () => press('sessions'),
    /** The desk makes a contact of a lead, which can no longer be written. */
    convert: (leadKey: string) => press(`convert/${leadKey}`),
    /** The desk puts a request back to its first stage, as an unfinished try leaves it. */
    reset: (key: string) => press(`${key}/reset`),
    rows: async (object: string) =>
      (await (await fetch(`${baseUrl}/console/rows/${object}`)).json()) as Row[],
    close: () => app.close(),
  }
}
