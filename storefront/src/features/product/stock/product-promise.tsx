// @chunk goods
import type { IsoDate } from '../../../../../facts/dates.ts'
import { formatLongDate } from '../../../../../facts/format-date.ts'
import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { PromiseLine } from '../../../ui/index.ts'
import { messages } from '../messages.ts'
import type { Stock } from '../product.ts'
import { promiseOf } from './promise.ts'
import { stockAmounts } from './stock-amounts.ts'

type ProductPromiseProps = {
  stock: Stock | undefined
  storeName: string | undefined
  isQuote: boolean
  /** Wanted pieces, or metres of cut goods. */
  amount?: number
  /** No answer will come. */
  failed?: boolean
  /** Says how much there is, in this unit. */
  unit?: string | undefined
  /** The store's hours of a day, empty without any; the line tells the day alone where they are not given. */
  hoursOn?: ((day: IsoDate) => string) | undefined
  className?: string
}

/** Stock and pickup date in one line, for the shopper's store. */
export const ProductPromise = ({
  stock,
  storeName = '',
  isQuote,
  amount,
  failed,
  unit,
  hoursOn,
  className,
}: ProductPromiseProps) => {
  const t = useText()
  const { language, locale } = useEnv()
  if (isQuote) {
    return (
      <PromiseLine tone="plain" className={className}>
        {t(messages.onQuote)}
      </PromiseLine>
    )
  }
  if (!stock) {
    return failed ? (
      <PromiseLine tone="plain" className={className}>
        {t(messages.chooseStore)}
      </PromiseLine>
    ) : (
      <PromiseLine tone="plain" pending className={className} />
    )
  }
  const promise = promiseOf(stock, isQuote, amount)
  if (promise.kind === 'none' || promise.kind === 'quote') {
    return (
      <PromiseLine tone="plain" className={className}>
        {stock.scarcest
          ? t(messages.outOfStockPart, { store: storeName, part: stock.scarcest })
          : t(messages.outOfStockIn, { store: storeName })}
      </PromiseLine>
    )
  }
  const there = stockAmounts(stock, unit, locale, {
    here: (n) => t(messages.inStock, { n }),
    byTransfer: (n) => t(messages.byTransfer, { n }),
  })
  const hours = promise.kind === 'pickup' && hoursOn?.(promise.date)
  const when =
    promise.kind === 'pickup' &&
    t(hours ? messages.pickupWithin : messages.pickupOn, {
      date: formatLongDate(promise.date, language),
      store: storeName,
      hours: hours || '',
    })
  return (
    <PromiseLine tone={promise.tone} className={className}>
      {[when, (unit || !when) && there].filter(Boolean).join(' · ')}
    </PromiseLine>
  )
}
