import { startCrmSimulator } from '../../../simulators/crm/testing.ts'
import { type Answered, type BasketShop, type Caller, openBasketShop } from '../baskets/testing.ts'
import { openCrmGateway } from '../gateways/module.ts'
import type { Ctx } from '../kernel/context.ts'
import { applyCrmStatus } from './apply-crm-status.ts'
import { pollCrm } from './poll-crm.ts'
import { syncToCrm } from './sync-to-crm.ts'

export type QuoteShop = BasketShop & {
  desk: Awaited<ReturnType<typeof startCrmSimulator>>
  /** Calls a path below the opportunities. */
  quotes(
    caller: Caller,
    method: string,
    path: string,
    options?: { body?: unknown; locale?: string; headers?: Record<string, string> },
  ): Promise<Reply>
  /** A customer with these lines in a basket. */
  withBasket(...items: Record<string, unknown>[]): Promise<{ ana: Caller; basketId: string }>
  /** A request of these lines; answers its id. */
  requestQuote(...items: Record<string, unknown>[]): Promise<{ ana: Caller; basketId: string; id: string }>
  /** Tells the CRM everything that waits, without waiting for a worker. */
  tell(): Promise<void>
  /** Asks the CRM, as happens every minute. */
  ask(): Promise<void>
  /** A request with an offer. */
  priceQuote(...items: Record<string, unknown>[]): Promise<{ ana: Caller; basketId: string; id: string }>
}

export type Reply = { status: number; body: Answered; headers: Record<string, unknown> }

export const quotesPath = '/custom/opportunities/v1/organizations/f_ecom_lmna_001/opportunities'

/** The QA shop with a CRM of its own, whose desk offers on command. */
export const openQuoteShop = async (): Promise<QuoteShop> => {
  const desk = await startCrmSimulator()
  const shop = await openBasketShop({ gateways: { crm: openCrmGateway(desk.config) } })

  const quotes: QuoteShop['quotes'] = (caller, method, path, { body, locale = 'es-SV', headers } = {}) => {
    const mark = path.includes('?') ? '&' : '?'
    return shop.call<Answered>(method, `${quotesPath}${path}${mark}siteId=Lamina&locale=${locale}`, {
      as: caller.token,
      ...(body === undefined ? {} : { body }),
      ...(headers ? { headers } : {}),
    })
  }
  const withBasket: QuoteShop['withBasket'] = async (...items) => {
    const ana = await shop.customer()
    const basketId = await ana.basket()
    await ana.add(basketId, ...items.map((item) => ({ quantity: 1, ...item })))
    return { ana, basketId }
  }
  const requestQuote: QuoteShop['requestQuote'] = async (...items) => {
    const { ana, basketId } = await withBasket(...items)
    const { status, body } = await quotes(ana, 'POST', '', { body: { basketId } })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return { ana, basketId, id: String(body.OpportunityId) }
  }
  const tell = async () => {
    const ctx = await shop.engine.merchantContext()
    for (;;) {
      const { rows } = await shop.database.pool.query(
        `select id, data from pgboss.job where name = 'opportunities.tell' and state = 'created' order by created_on limit 1`,
      )
      const [job] = rows as { id: string; data: { data: never } }[]
      if (!job) return
      await syncToCrm.run(ctx, job.data.data)
      await shop.database.pool.query(`delete from pgboss.job where id = $1`, [job.id])
    }
  }
  const ask = async () => pollCrm.run(await shop.engine.merchantContext(), {} as never)
  return {
    ...shop,
    desk,
    quotes,
    withBasket,
    requestQuote,
    tell,
    ask,
    priceQuote: async (...items) => {
      const made = await requestQuote(...items)
      await tell()
      await desk.offer(made.id)
      await ask()
      return made
    },
    close: async () => {
      await shop.close()
      await desk.close()
    },
  }
}

/** An offer of two pieces until that day, as if the desk had made it: for shops without a CRM. */
export const takeOffer = (ctx: Ctx, key: string, validUntil: string, sku = 'QA-DESIGN'): Promise<void> =>
  applyCrmStatus(ctx, {
    key,
    stage: 'open',
    messages: [],
    offers: [
      {
        id: `${key} offer`,
        number: '1',
        presentedAt: ctx.now,
        validUntil,
        currency: 'USD',
        lines: [{ sku, quantity: 2, pieceMinor: 50_000, totalMinor: 100_000 }],
      },
    ],
  })
