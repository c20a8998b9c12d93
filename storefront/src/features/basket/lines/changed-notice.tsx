import { useEffect, useRef, useState } from 'react'
import { formatLongDate } from '../../../../../facts/format-date.ts'
import { useEnv } from '../../../api/env.tsx'
import { useShopper } from '../../../api/shopper.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { Alert } from '../../../ui/index.ts'
import { useMoney } from '../../market/index.ts'
import type { Basket } from '../basket.ts'
import { changeMessages as messages } from './change-messages.ts'
import {
  baseAfter,
  changesSince,
  choiceKeysOf,
  type LineChange,
  readShownBasket,
  storeShownBasket,
} from './changed-lines.ts'

/** Shows which prices and promised days differ from when the cart was last shown, and stores what is shown now. */
export const ChangedNotice = ({ basket }: { basket: Basket }) => {
  const t = useText()
  const money = useMoney()
  const { language } = useEnv()
  const { customerId = '' } = useShopper()
  const base = useRef<ReturnType<typeof readShownBasket>>(undefined)
  const wishes = useRef<string>(undefined)
  const told = useRef<LineChange[]>([])
  const [changes, setChanges] = useState<LineChange[]>([])
  useEffect(() => {
    // While changes are being sent, the prices are those of before them.
    if (basket.waiting) return
    const wished = choiceKeysOf(basket)
    base.current ??= readShownBasket(customerId)
    if (wishes.current !== undefined && wishes.current !== wished)
      base.current = baseAfter(base.current, told.current, basket)
    wishes.current = wished
    told.current = changesSince(base.current, basket)
    setChanges(told.current)
    storeShownBasket(customerId, basket)
  }, [basket, customerId])
  if (changes.length === 0) return null
  const date = (day: string | undefined) => formatLongDate(day ?? '', language)
  return (
    <Alert tone="warning" title={t(messages.title)}>
      <ul>
        {changes.map(({ line, dayBefore, priceBefore }) => (
          <li key={line.itemId}>
            {line.productName ?? line.productId}
            {priceBefore !== undefined &&
              `: ${t(messages.price, {
                before: money(priceBefore, line.currency),
                now: money(line.priceAfterItemDiscount ?? line.price ?? 0, line.currency),
              })}`}
            {dayBefore !== undefined &&
              `: ${t(messages.day, { before: date(dayBefore), now: date(line.c_pickupFinishDateNotFormatted) })}`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
