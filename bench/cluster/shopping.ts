import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:https'
import { prepare } from '../orders.ts'
import { family, newCustomer, type Send, type Shopper } from '../shopper.ts'
import { shopName } from './nginx.ts'

/** A request that was not answered as it should: when it left and when it came back, and what. */
export type Failure = { what: string; from: number; to: number; how: string }

/** What the shoppers went through. */
export type Log = {
  requests: number
  failures: Failure[]
  /** Refused after ten seconds: the whole machine was busy with something else. Told, not judged. */
  slow: number
  /** Orders whose number the shopper was told. */
  orders: { orderNo: string; customer: string }[]
  /** Of them those that a second press brought, the first having been cut. */
  repeatedPresses: number
}

/** Our shoppers send JSON, forms or nothing. */
const bodyOf = ({ body }: RequestInit) =>
  typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : undefined

/** Sends to the shop behind nginx as a browser does: by name, over TLS, with connections that are kept. */
export const createSender = (port: number, certificate: string, log: Log): Send => {
  const agent = new Agent({ keepAlive: true, ca: certificate, servername: shopName })
  const sendOnce = (url: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const body = bodyOf(init)
      const headers = new Headers(init.headers)
      headers.set('host', shopName)
      if (body !== undefined) headers.set('content-length', String(Buffer.byteLength(body)))
      if (init.body instanceof URLSearchParams)
        headers.set('content-type', 'application/x-www-form-urlencoded')
      const { pathname, search } = new URL(url)
      const call = request(
        { agent, host: '127.0.0.1', port, path: pathname + search, method: init.method ?? 'GET' },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            const status = answer.statusCode ?? 0
            const plainHeaders = Object.entries(answer.headers).flatMap(([name, value]) =>
              typeof value === 'string' ? [[name, value] as [string, string]] : [],
            )
            const text = status === 204 || status === 304 ? null : Buffer.concat(parts).toString()
            resolve(new Response(text, { status, headers: plainHeaders }))
          })
        },
      )
      headers.forEach((value, name) => call.setHeader(name, value))
      call.on('error', reject)
      call.end(body)
    })
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    const from = performance.now()
    log.requests++
    const fail = (how: string) =>
      log.failures.push({
        what: `${init.method ?? 'GET'} ${new URL(url).pathname}`,
        from,
        to: performance.now(),
        how,
      })
    try {
      const answer = await sendOnce(url, init)
      if (answer.status === 503 && performance.now() - from > 9_000) log.slow++
      else if (answer.status >= 500 || answer.status === 429) fail(String(answer.status))
      return answer
    } catch (error) {
      fail((error as Error).message)
      throw error
    }
  }
}

/** Presses until it is answered, as a shopper does whose first press was cut; the second is the last. */
const sendTwice = async <T>(
  work: () => Promise<T>,
  isAnswered: (answer: T) => boolean,
): Promise<[T, boolean]> => {
  const first = await work().catch(() => undefined)
  if (first !== undefined && isAnswered(first)) return [first, false]
  return [await work(), true]
}

/** Prepares a basket and places its order; gives 'placed' or what went wrong. */
const placeOrder = (shopper: Shopper, log: Log): Promise<string> =>
  checkOut(shopper, log).catch((error: Error) => error.message)

const checkOut = async (shopper: Shopper, log: Log) => {
  const [basketId] = await sendTwice(
    () => prepare(shopper),
    (id) => id !== '',
  )
  const key = { 'idempotency-key': randomUUID() }
  const [{ status, body }, again] = await sendTwice(
    () => shopper.call<{ orderNo?: string }>('POST', family.orders, { basketId }, key),
    (answer) => answer.status < 500,
  )
  // A part of the preparation may have been cut: its answer was not looked at, the order says so.
  if (status !== 200 || !body.orderNo) return `${status} ${JSON.stringify(body)}`
  if (again) log.repeatedPresses++
  log.orders.push({ orderNo: body.orderNo, customer: shopper.customerId })
  return 'placed'
}

const pages = ['/es-SV', '/en-CR/category/techos', '/es-HN/search?q=lamina']

/** Buyers who place one order after the other and visitors who look around, until told to stop. */
export const startShopping = async (
  send: Send,
  log: Log,
  people: { buyers: number; visitors: number },
): Promise<{ shoppers: Shopper[]; end(): Promise<void> }> => {
  const origin = `https://${shopName}`
  const shoppers: Shopper[] = []
  for (let one = 0; one < people.buyers; one++) {
    shoppers.push(await newCustomer(origin, `buyer-${one}@mail.internal`, 'es-SV', send))
  }
  const closing = new AbortController()
  const until = async (work: () => Promise<unknown>) => {
    while (!closing.signal.aborted) await work()
  }
  const loops = [
    ...shoppers.map((shopper) =>
      until(async () => {
        // The first try of a checkout may meet the end of a process; the next one may not.
        const from = performance.now()
        if (closing.signal.aborted || (await placeOrder(shopper, log)) === 'placed') return
        const again = closing.signal.aborted ? 'placed' : await placeOrder(shopper, log)
        if (again !== 'placed')
          log.failures.push({ what: 'a checkout', from, to: performance.now(), how: again })
      }),
    ),
    ...Array.from({ length: people.visitors }, (_, one) =>
      until(() => send(`${origin}${pages[one % pages.length]}`).catch(() => undefined)),
    ),
  ]
  return {
    shoppers,
    end: async () => {
      closing.abort()
      await Promise.all(loops)
    },
  }
}
