import { quantityText } from '../../../../../facts/quantity-text.ts'
import { formatLongDate } from '../../../../../facts/format-date.ts'
import { formatMetres, metresToMm } from '../../../../../facts/length.ts'
import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { PromiseLine } from '../../../ui/index.ts'
import { useMoney } from '../../market/index.ts'
import { useChosenStore } from '../../stores/index.ts'
import styles from '../basket.module.css'
import type { BasketLine } from '../basket.ts'
import { messages } from '../messages.ts'

/** Pieces × length = metres, of goods cut to length. */
export const CutText = ({ line }: { line: BasketLine }) => {
  const t = useText()
  const { locale } = useEnv()
  const mm = line.c_lengthMetersToBuy === undefined ? undefined : metresToMm(line.c_lengthMetersToBuy)
  if (!mm) return null
  return (
    <p className={`figures ${styles.cut}`}>
      {t(messages.cutTo, {
        n: line.quantity,
        length: formatMetres(mm, locale),
        total: formatMetres(mm * line.quantity, locale),
      })}
    </p>
  )
}

type Counted = Pick<BasketLine, 'quantity' | 'c_lengthMetersToBuy' | 'c_unit'>

/** Writes how many of a line, in what it is sold by: '3 cajas'; of goods cut to length how many pieces. */
export const useLineCount = () => {
  const { locale } = useEnv()
  return ({ quantity, c_lengthMetersToBuy, c_unit: unit }: Counted): string =>
    quantityText({ quantity, isCut: c_lengthMetersToBuy !== undefined, unit }, locale)
}

/** How many of a line: pieces × length of goods cut to length, of others in what they are sold by. */
export const LineQuantity = ({ line }: { line: BasketLine }) => {
  const t = useText()
  const countOf = useLineCount()
  if (line.c_lengthMetersToBuy !== undefined) return <CutText line={line} />
  return (
    <p>
      {t(messages.quantity)}: {countOf(line)}
    </p>
  )
}

/** What was chosen along with the line, and for customers what it costs beside it. */
export const LineOptions = ({ line }: { line: BasketLine }) => {
  const money = useMoney()
  return line.optionItems?.map(({ itemId, itemText, price }) => (
    <p key={itemId} className={`figures ${styles.sku}`}>
      {itemText}
      {price ? ` · ${money(price, line.currency)}` : ''}
    </p>
  ))
}

/** When and where the line is ready, or why it is not. */
export const LinePromise = ({ line }: { line: BasketLine }) => {
  const t = useText()
  const { language } = useEnv()
  const { store: usual, stores } = useChosenStore()
  if (line.c_status === 'quote') return <PromiseLine tone="plain">{t(messages.quoteLine)}</PromiseLine>
  const isSoldOut = line.c_status === 'unavailable' || (line.inventory?.ats ?? 1) <= 0
  if (isSoldOut) return <PromiseLine tone="plain">{t(messages.soldOut)}</PromiseLine>
  const day = line.c_pickupFinishDateNotFormatted
  if (!day) return null
  const date = formatLongDate(day, language)
  // A line without a store of its own is promised by the one that serves the shopper.
  const store = (line.c_store ? stores?.find(({ id }) => id === line.c_store) : usual)?.name
  return (
    <PromiseLine tone={line.c_pickupDateEstimated ? 'soon' : 'go'}>
      {store ? t(messages.pickup, { date, store }) : t(messages.pickupDate, { date })}
      {/* Reserves the height of the line until the stores are known, so that the content below does not move. */}
      {!stores && (
        <span className={styles.store} aria-hidden>
          {t(messages.someStore)}
        </span>
      )}
    </PromiseLine>
  )
}
