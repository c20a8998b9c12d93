import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openClient } from '../api-clients/testing.ts'
import { commandLineContext, merchantContextOf } from '../kernel/admin-context.ts'
import { transitionOrder } from '../orders/index.ts'
import { openOrderShop } from '../orders/testing.ts'
import { deliverEvent } from './deliver-event.ts'

/** Where the calls of feed and webhooks are. */
export const base = '/custom/events/v1/organizations/f_ecom_lmna_001'

/** An event as it is told. */
export type Told = {
  id: string
  type: string
  timestamp: string
  country?: string
  data: Record<string, unknown>
}
/** A page of the feed. */
export type Feed = { data: Told[]; cursor: string }

/** A shop in which things happen, and a program of the merchant's that hears of them. */
export const openEventShop = async () => {
  const shop = await openOrderShop()
  const { token } = await openClient(shop, {
    scopes: ['sfcc.events.rw', 'sfcc.inventory.availability.rw'],
  })
  const call = <T = Record<string, unknown>>(method: string, path: string, body?: unknown, as = token) =>
    shop.call<T>(method, `${path}${path.includes('?') ? '&' : '?'}siteId=Lamina`, {
      as,
      ...(body === undefined ? {} : { body }),
    })
  const read = async (after?: string, more = '', as = token) => {
    const behind = after === undefined ? '' : `&after=${after}`
    return (await call<Feed>('GET', `${base}/events?limit=500${behind}${more}`, undefined, as)).body
  }
  const world = () => shop.engine.merchantContext()
  return {
    shop,
    token,
    call,
    /** Events behind a cursor. */
    read,
    /** The cursor behind all there is. */
    now: async () => (await read()).cursor,
    world,
    /** Places an order, gives its number. */
    place: async () => {
      const ready = await shop.ready({ items: [{ productId: 'QA-SCREW' }] })
      return String((await ready.order()).body.orderNo)
    },
    step: async (orderNo: string, name: Parameters<typeof transitionOrder>[2]) =>
      transitionOrder(merchantContextOf(commandLineContext(await world())), orderNo, name),
    /** Does the tries that wait, as the worker would once their time has come; gives how many. */
    doTries: async () => {
      const { rows } = await shop.database.pool.query(
        `select webhook_id as "webhookId", event_id as "eventId", round, tries from webhook_delivery where status = 'waiting'`,
      )
      for (const row of rows) await deliverEvent.run(await world(), row)
      return rows.length
    },
    close: () => shop.close(),
  }
}
export type EventShop = Awaited<ReturnType<typeof openEventShop>>

/** A receiver of webhooks that answers what it is told to, and keeps what it has taken. */
export const openReceiver = async () => {
  const taken: { headers: IncomingHttpHeaders; body: string }[] = []
  const receiver = { status: 200, taken, url: '', close: () => undefined as unknown }
  const server = createServer((request, answer) => {
    let body = ''
    request
      .on('data', (part) => (body += part))
      .on('end', () => {
        if (receiver.status < 300) taken.push({ headers: request.headers, body })
        answer
          .writeHead(receiver.status, receiver.status === 302 ? { location: 'http://localhost/' } : {})
          .end()
      })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  receiver.close = () => server.close()
  return receiver
}
