import Fastify from 'fastify'
import pg from 'pg'
import { createEngine } from '../../index.ts'

/**
 * Where a process ends itself by SIGKILL, counted in what its open transactions have done: at their statement, or at their
 * commit, of that number; before it is sent, once the kernel has taken it, or once its answer is there.
 */
export type Death = {
  at: 'statement' | 'commit'
  count: number
  moment: 'unsent' | 'sent' | 'answered'
}

const [databaseUrl = '', secretKey = '', death = ''] = process.argv.slice(2)
const { at, count, moment } = JSON.parse(death) as Death

type Connection = { processID: number }
type Send = (this: Connection, ...statement: unknown[]) => Promise<unknown>

const { prototype } = pg.Client
const send = prototype.query as Send
const open = new Set<Connection>()
let done = 0
/** What the start itself does is no edit. */
let isListening = false

const isLast = (connection: Connection, text: string) => {
  if (text === 'begin') open.add(connection)
  if (!open.has(connection)) return false
  if (text === 'commit' || text === 'rollback') open.delete(connection)
  if (at === 'commit' && text !== 'commit') return false
  return isListening && ++done === count
}
const die = () => process.kill(process.pid, 'SIGKILL')

const query: Send = async function (...args) {
  const [statement] = args as [string | { text: string }]
  const ends = isLast(this, typeof statement === 'string' ? statement : statement.text)
  if (ends && moment === 'unsent') die()
  const answer = send.apply(this, args)
  if (ends && moment === 'sent') die()
  await answer
  if (ends) die()
  return answer
}
Object.assign(prototype, { query })

const engine = await createEngine({
  databaseUrl,
  secretKey,
  publicOrigin: 'http://localhost:3000',
  gateways: {},
  rateLimits: false,
})
const app = Fastify({ logger: false })
await app.register(engine.plugin)
await app.listen({ port: 0, host: '127.0.0.1' })
isListening = true
const address = app.server.address()
console.log(typeof address === 'object' ? address?.port : address)
