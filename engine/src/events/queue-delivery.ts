import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'

export const deliverEventJob = 'events.deliver'

/** One try: `tries` are those before it, `round` is how often the delivery was asked for. */
export type DeliveryTry = { webhookId: string; eventId: string; round: number; tries: number }

/** Asks for a try, once however often it is asked for. One statement. */
export const queueDelivery = (
  { outbox, site }: Pick<Ctx, 'outbox' | 'site'>,
  tx: Db,
  data: DeliveryTry,
  afterSeconds?: number,
): Promise<void> =>
  outbox.send(tx, {
    name: deliverEventJob,
    siteId: site.siteId,
    locale: site.defaultLocale,
    data,
    key: `${data.webhookId} ${data.eventId} ${data.round} ${data.tries}`,
    ...(afterSeconds === undefined ? {} : { afterSeconds }),
  })
