import { formatDate } from '../../../../facts/format-date.ts'
import { useEnv } from '../../api/env.tsx'
import { type ShopSite, timeZoneIn } from '../../api/shop.ts'

const orderTime = (at: string, shop: ShopSite, country: string): string => {
  const timeZone = timeZoneIn(shop, country)
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(at))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${formatDate(`${part('year')}-${part('month')}-${part('day')}`)}, ${part('hour')}:${part('minute')}`
}

/** Writes a moment as day and hour of an order's country: 05/02/2026, 14:30 (S5.033). */
export const useOrderTime = () => {
  const { shop } = useEnv()
  return (at: string, country: string) => orderTime(at, shop, country)
}
