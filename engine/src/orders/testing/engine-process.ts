import Fastify from 'fastify'
import { openCardGateway } from '../../gateways/module.ts'
import { createEngine } from '../../index.ts'

/**
 * An engine in a process of its own, for tests that kill it: `node engine-process.ts <database> <secret> <card url>`.
 * Prints its port.
 */
const [databaseUrl = '', secretKey = '', cardUrl = ''] = process.argv.slice(2)
const merchants = { default: { merchantId: 'test', keyId: 'test', sharedSecret: 'AAAA' } }
const engine = await createEngine({
  databaseUrl,
  secretKey,
  publicOrigin: 'http://localhost:3000',
  gateways: { card: openCardGateway({ baseUrl: cardUrl, merchants }) },
  rateLimits: false,
})
const app = Fastify({ logger: false })
await app.register(engine.plugin)
await app.listen({ port: 0, host: '127.0.0.1' })
const at = app.server.address()
console.log(typeof at === 'object' ? at?.port : at)
