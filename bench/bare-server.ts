// A bare Fastify answer of 4 kB in a process of its own: what the HTTP framework alone can do on this machine.
import Fastify from 'fastify'

const app = Fastify()
const body = 'x'.repeat(4096)
app.get('/', (_request, reply) => reply.type('text/html').send(body))
await app.listen({ port: Number(process.argv[2]), host: 'localhost' })
process.send?.('ready')
