import pg from 'pg'
import { connectTo } from './servers/connect-to.ts'
import { nameOf, type Statement } from './sql.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** A connection as modules see it: the pool, or one transaction. */
export type Db = {
  /** All rows. */
  query<Row>(statement: Statement<Row>): Promise<Row[]>
  /** The row, or undefined. */
  maybe<Row>(statement: Statement<Row>): Promise<Row | undefined>
  /** The row; its absence is a bug. */
  one<Row>(statement: Statement<Row>): Promise<Row>
  /** Number of rows touched: the answer of a conditional update. */
  run(statement: Statement<unknown>): Promise<number>
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it throws. Nested calls join. A statement that fails ends
   * it, so that it throws even where `work` went on. Statements that it asks for at once (`Promise.all`) are sent together and run in that order; what is asked for after its end is refused.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /**
   * Asks for the last statements of a transaction, all of them at once (`Promise.all`), and sends its commit right behind them: their rows
   * are locked no longer than that takes. Where one fails nothing is kept; what they answer comes too late to be judged. Within a nested
   * transaction, and outside of any, they are only asked for.
   */
  commitWith<T>(ask: () => Promise<T>): Promise<T>
  /** For libraries that bring their own text (the outbox): runs, prepared, on this same connection or transaction. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Runs `work`, which must not throw, once this transaction has been committed; outside of one at once. */
  afterCommit(work: () => void): void
  /** Statements sent so far through this handle and its transactions; tests hold calls to their budgets with it. */
  readonly count: { statements: number }
  /** Whether this is a transaction: what it sees may not come to be, and is nobody else's. */
  readonly isTransaction: boolean
  /** Of a pool: where to open a connection of its own for work that is long or copies rows. */
  readonly url: string | undefined
}

type Runner = { query(config: pg.QueryConfig): Promise<pg.QueryResult> }

const over = (
  runner: Runner,
  count: { statements: number },
  transaction: Db['transaction'] | undefined,
  afterCommit: Db['afterCommit'],
  { url, commitWith = (ask) => ask() }: { url?: string | undefined; commitWith?: Db['commitWith'] } = {},
): Db => {
  const send = async (statement: { name?: string; text: string; values: unknown[] }) => {
    count.statements++
    return runner.query(statement)
  }
  const db: Db = {
    count,
    afterCommit,
    isTransaction: transaction === undefined,
    url,
    commitWith,
    query: async <Row>(statement: Statement<Row>) => (await send(statement)).rows as Row[],
    maybe: async <Row>(statement: Statement<Row>) => (await send(statement)).rows[0] as Row | undefined,
    one: async <Row>(statement: Statement<Row>) => {
      const { rows } = await send(statement)
      if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}: ${statement.text}`)
      return rows[0] as Row
    },
    run: async (statement) => (await send(statement)).rowCount ?? 0,
    executeSql: async (text, values = []) => {
      // A text with values is a form that comes again; one without may be anything, several statements too.
      const statement = values.length === 0 ? { text, values } : { name: nameOf(text), text, values }
      return { rows: (await send(statement)).rows }
    },
    transaction: transaction ?? ((work) => work({ ...db, commitWith: (ask) => ask() })),
  }
  return db
}

/**
 * Throws where the server answered a commit by a rollback: so it does, without an error, once a statement of the transaction has
 * failed, whoever caught that failure.
 */
export const requireCommitted = ({ command }: pg.QueryResult): void => {
  if (command !== 'COMMIT')
    throw new Error('nothing was committed: a statement of the transaction had failed')
}

const begin = { name: 'begin', text: 'begin' }

/** Connections that have `begin` prepared: those that began a transaction before. */
const canBeginAlong = new WeakSet<pg.ClientBase>()

/** What the driver's query hears from the server, beside what its types tell. */
type HeardQuery = pg.Query & { handleCommandComplete(message: unknown, connection: pg.Connection): void }

/**
 * Sends `begin` and the statement before one Sync, and tells `onBegun` once the transaction is open. Where the beginning fails the
 * server skips all up to the Sync, so the statement with it. After a Sync of its own the statement would run, and be kept, by itself.
 */
const beginAlong = (client: pg.ClientBase, statement: pg.QueryConfig, onBegun: () => void) =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    const query = new pg.Query(statement, (error, result) =>
      error ? reject(error) : resolve(result),
    ) as HeardQuery
    const submit = query.submit.bind(query)
    query.submit = (connection) => {
      connection.stream.cork()
      try {
        connection.bind({ statement: begin.name }, true)
        connection.execute({}, true)
        return submit(connection)
      } finally {
        connection.stream.uncork()
      }
    }
    const complete = query.handleCommandComplete.bind(query)
    query.handleCommandComplete = () => {
      query.handleCommandComplete = complete
      onBegun()
    }
    client.query(query)
  })

/**
 * What one transaction asks of its connection. It begins with its first statement; whatever else is asked for waits until the server
 * has said that it began, and is refused once the work has ended: nothing runs outside of the transaction.
 */
const transactionOn = (client: pg.ClientBase) => {
  let begun: Promise<void> | undefined
  let hasEnded = false
  let committing: Promise<pg.QueryResult> | undefined
  const beginBefore = async () => {
    await client.query(begin)
    canBeginAlong.add(client)
  }
  const runner: Runner = {
    query: (statement) => {
      if (hasEnded) throw new Error(`the transaction has ended: ${statement.text}`)
      // Only what is prepared can share a Sync.
      if (!begun && canBeginAlong.has(client) && (statement.name || statement.values?.length)) {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        begun = promise
        begun.catch(() => undefined)
        const first = beginAlong(client, statement, resolve)
        first.catch(reject)
        return first
      }
      begun ??= beginBefore()
      return begun.then(() => client.query(statement))
    },
  }
  const commitWith: Db['commitWith'] = (ask) => {
    const asked = ask()
    hasEnded = true
    // Behind them on the connection, since each of them waits for the same beginning.
    committing = begun?.then(() => client.query('commit'))
    committing?.catch(() => undefined)
    return asked
  }
  return {
    runner,
    commitWith,
    /**
     * Ends it by `commit` or `rollback`, behind all that was asked for; nothing where nothing was. Throws where it never began, and
     * where nothing was kept.
     */
    end: async (how: 'commit' | 'rollback') => {
      hasEnded = true
      if (!begun) return
      await begun
      const ended = await (committing ?? client.query(how))
      begun = undefined
      committing = undefined
      if (how === 'commit') requireCommitted(ended)
    },
  }
}

/** Where a pool's connections lead: a cluster's URL, of which the driver is told one server. */
const urls = new WeakMap<pg.Pool, string>()

/** A handle over the pool with a statement count of its own: one per request. */
export const dbOver = (pool: pg.Pool): Db => {
  const count = { statements: 0 }
  const transaction: Db['transaction'] = async (work) => {
    const client = await pool.connect()
    const { runner, commitWith, end } = transactionOn(client)
    const waiting: (() => void)[] = []
    let broken: Error | undefined
    // The pool listens to idle connections only. The server may cut this one between two statements; the next one
    // tells of it, unheard the event would end the process.
    const onLost = (error: Error) => {
      broken = error
    }
    client.on('error', onLost)
    try {
      const result = await work(
        over(runner, count, undefined, (after) => void waiting.push(after), { commitWith }),
      )
      await end('commit')
      for (const after of waiting) after()
      return result
    } catch (error) {
      await end('rollback').catch((failure: Error) => {
        broken = failure
      })
      throw error
    } finally {
      client.removeListener('error', onLost)
      client.release(broken)
    }
  }
  return over(pool, count, transaction, (after) => after(), { url: urls.get(pool) })
}

/**
 * A handle over one connection whose transaction the caller runs (imports, the command line). Nobody tells it of the
 * commit: what waits for one is found by those who look for it from time to time.
 */
export const dbOverClient = (client: pg.ClientBase): Db =>
  over(client, { statements: 0 }, undefined, () => undefined)

/**
 * Compiling a statement takes longer (130 ms measured) than running any of ours; an engine without it may refuse. Ours
 * differ in their text where they need another plan, so one plan for all values serves: planned once per connection,
 * a call costs the database a third less.
 */
const prepareConnection = (client: pg.ClientBase): unknown =>
  client
    .query('set plan_cache_mode = force_generic_plan')
    .then(() => client.query('set jit = off'))
    .catch(() => undefined)

/** Opens the pool. `statement_timeout` keeps every answer under the contract's 10 s; `waitMs` is how long a free connection is waited for. */
export const openPool = (
  url: string,
  options: { max?: number; waitMs?: number; onError?: (error: Error) => void } = {},
): pg.Pool => {
  const pool = new pg.Pool({
    ...connectTo(url),
    max: options.max ?? 16,
    statement_timeout: 9_000,
    connectionTimeoutMillis: options.waitMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'lamina',
    pipeline: true,
    onConnect: prepareConnection,
  })
  urls.set(pool, url)
  // A lost connection is reported here when it is idle; the pool replaces it, so it must not end the process.
  pool.on('error', (error) => options.onError?.(error))
  return pool
}
