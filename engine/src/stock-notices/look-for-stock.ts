import { type Language, languageOf, type LocaleId, splitLocale } from '../../../facts/locales.ts'
import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import { collectJobs, type Job } from '../kernel/outbox.ts'
import { queueMail } from '../mail/index.ts'
import { loadSellables, loadStocked, variationText } from '../products/index.ts'
import { allStores, type Store } from '../stores/index.ts'
import { noticeLink } from './notice-link.ts'
import {
  deleteOlderThan,
  markLookedAt,
  saveWatermark,
  selectRestocked,
  takeNotices,
  type Waited,
} from './queries.ts'

const dayMs = 86_400_000
/** Days after which nobody waits any more. */
const daysWaiting = 180

/** A product that a store can give again, with the first day on which it can be picked up. */
type Returned = { productId: string; store: Store; date: string }

/** Those of a country that their store can give now. */
const returnedIn = async (
  ctx: Ctx,
  country: CountryCode,
  waited: readonly (Waited & { store: Store })[],
): Promise<Returned[]> => {
  const { bySku, stock } = await loadStocked(
    ctx,
    country,
    waited.map(({ productId }) => productId),
  )
  return waited.flatMap(({ productId, store }) => {
    const product = bySku.get(productId)
    const date = stock.at(store.id, productId)?.inStockDate
    return date !== undefined && product?.online && product.soldInCountry ? [{ productId, store, date }] : []
  })
}

/** Writes to all who wait for one product at one store, and forgets that they did: one transaction. */
const tell = (ctx: Ctx, { productId, store, date }: Returned): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const told = await tx.query(takeNotices(ctx.site.siteId, { productId, storeId: store.id }))
    const names = await namesIn(ctx, store.countryCode, productId, told)
    const mails = collectJobs(ctx.outbox)
    for (const { address, locale } of told) {
      const theirs = { ...ctx, ...splitLocale(locale), locale, outbox: mails.outbox }
      const { name, choices } = names.get(theirs.language) ?? { name: productId, choices: '' }
      await queueMail(theirs, tx, {
        template: 'stock-notice',
        to: address,
        values: { productId, name, choices, storeName: store.name, date, end: noticeLink(theirs, address) },
      })
    }
    await mails.sendAll(tx)
  })

/** What the product is called, in each language that is asked for. */
const namesIn = async (
  ctx: Ctx,
  country: CountryCode,
  productId: string,
  told: readonly { locale: LocaleId }[],
): Promise<Map<Language, { name: string; choices: string }>> => {
  const names = new Map<Language, { name: string; choices: string }>()
  for (const { locale } of told) {
    const language = languageOf(locale)
    if (names.has(language)) continue
    const product = (await loadSellables({ ...ctx, language }, country, [productId])).get(productId)
    if (product)
      names.set(language, {
        name: product.name,
        choices: variationText(ctx.site, product.variationValues, locale),
      })
  }
  return names
}

/**
 * Once a minute: whoever waits for a product that came to their store since the last look is written to. What it costs goes by what
 * changed and is waited for.
 */
export const lookForStock: Job = {
  name: 'stock-notices.look',
  everyMinute: true,
  run: async (ctx) => {
    const { siteId } = ctx.site
    await ctx.db.run(deleteOlderThan(siteId, new Date(ctx.now.getTime() - daysWaiting * dayMs)))
    const { watermark, waited, fresh } = await ctx.db.one(selectRestocked(siteId))
    if (waited.length > 0) {
      const stores = new Map((await allStores(ctx)).map((store) => [store.id, store]))
      const known = waited.flatMap((one) => {
        const store = stores.get(one.storeId)
        return store ? [{ ...one, store }] : []
      })
      for (const [country, group] of Map.groupBy(known, ({ store }) => store.countryCode))
        for (const one of await returnedIn(ctx, country, group)) await tell(ctx, one)
    }
    if (fresh.length > 0) await ctx.db.run(markLookedAt(siteId, fresh))
    await ctx.db.run(saveWatermark(siteId, watermark))
  },
}
