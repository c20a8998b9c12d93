import type { OrderShop } from '../orders/testing.ts'
import type { ActivityKind } from './queries.ts'
import { personalisationJobs } from './module.ts'

type Rec = { id: string; product_name: string; product_url: string; image_url?: string }
export type Recs = { recoUUID: string; recommenderName: string; displayMessage: string; recs: Rec[] }

const headers = { 'x-cq-client-id': 'lamina-demo' }
const who = { realm: 'Lamina', instanceType: 'sbx' }

/** A visitor of the personalisation service, as our server or the vendor's own client would speak for them. */
export const visitorOf = (shop: OrderShop, cookieId: string, userId?: string) => {
  const base = { ...who, cookieId, ...(userId ? { userId } : {}) }
  return {
    tell: (kind: ActivityKind, members: object, locale = 'es-SV') =>
      shop.call('POST', `/v3/activities/Lamina/${kind}?locale=${locale}`, {
        headers,
        body: { ...base, ...members },
      }),
    view: (...ids: string[]) =>
      Promise.all(
        ids.map((id) =>
          shop.call('POST', '/v3/activities/Lamina/viewProduct', {
            headers,
            body: { ...base, product: { id } },
          }),
        ),
      ),
    zone: (zone: string, ids: string[] = [], locale = 'es-SV') =>
      shop.call<Recs>('POST', `/v3/personalization/Lamina/zones/${zone}/recs?locale=${locale}`, {
        headers,
        body: { ...base, products: ids.map((id) => ({ id })) },
      }),
  }
}

/** Moves the shop's clock on. */
export const advanceClock = ({ clock }: Pick<OrderShop, 'clock'>, ms: number) =>
  clock.moveTo(new Date(clock.now().getTime() + ms))

/** Lets the job run now, as the minute would. */
export const runJobs = async (shop: OrderShop) => {
  for (const job of personalisationJobs) await job.run(await shop.engine.merchantContext(), {} as never)
}
