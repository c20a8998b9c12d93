import { useEnv } from '../../api/env.tsx'
import { isEmpty, type SearchQuery } from '../../api/search-query.ts'
import type { Filter, View } from '../../features/list/index.ts'
import { promotionMessages, promotionStates } from '../../features/promotions/index.ts'
import { messages } from './messages.ts'

const classes = ['product', 'order', 'shipping'] as const

/** With a coupon, or without; undefined where neither alone is asked for. */
export const hasCoupon = (values: readonly string[] | undefined): SearchQuery | undefined => {
  const [only] = values?.length === 1 ? values : []
  if (only === undefined) return undefined
  return only === 'false'
    ? isEmpty('couponId')
    : { termQuery: { fields: ['couponId'], operator: 'is_not_null', values: [] } }
}

/** What the list can be narrowed to, and the views that are there from the beginning. */
export const usePromotionFilters = (): { filters: readonly Filter[]; views: readonly View[] } => {
  const { shop, t } = useEnv()
  const filters: readonly Filter[] = [
    {
      id: 'class',
      title: messages.kind,
      options: classes.map((value) => ({ value, title: t(messages[value]) })),
    },
    {
      id: 'state',
      title: messages.state,
      options: promotionStates.map((value) => ({ value, title: t(promotionMessages[value]) })),
    },
    {
      id: 'country',
      title: messages.countries,
      options: shop.countries.map(({ code }) => ({ value: code, title: code })),
    },
    {
      id: 'coupon',
      title: messages.coupons,
      options: [
        { value: 'true', title: t(messages.withCoupon) },
        { value: 'false', title: t(messages.withoutCoupon) },
      ],
      isSingle: true,
    },
  ]
  const views: readonly View[] = [
    { id: 'all', title: t(messages.all), search: {} },
    ...promotionStates.map((value) => ({
      id: value,
      title: t(promotionMessages[value]),
      search: { state: value },
    })),
  ]
  return { filters, views }
}
