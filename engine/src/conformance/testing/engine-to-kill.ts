import Fastify from 'fastify'
import pg from 'pg'
import { beginsTransaction, textOf } from '../../db/testing.ts'
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

const isLast = (connection: Connection, asked: unknown) => {
  if (beginsTransaction(asked)) open.add(connection)
  if (!open.has(connection)) return false
  const text = textOf(asked)
  if (text === 'commit' || text === 'rollback') open.delete(connection)
  if (at === 'commit' && text !== 'commit') return false
  return isListening && ++done === count
}
const die = () => process.kill(process.pid, 'SIGKILL')

/** Resolves once the server has answered: a statement that its transaction begins with is told by its callback. */
const answerTo = (asked: unknown, sent: Promise<unknown>) => {
  if (!(asked instanceof pg.Query)) return sent
  const query = asked as pg.Query & { callback(...told: unknown[]): void }
  const tell = query.callback
  return new Promise<void>((resolve) => {
    query.callback = (...told) => {
      resolve()
      tell(...told)
    }
  })
}

const query: Send = async function (...args) {
  const ends = isLast(this, args[0])
  if (ends && moment === 'unsent') die()
  const answer = send.apply(this, args)
  if (ends && moment === 'sent') die()
  if (ends) await answerTo(args[0], answer)
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
