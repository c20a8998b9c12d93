import { taxNameText } from '../../../../facts/country-name.ts'
import type { ReactNode } from 'react'
import type { Answer } from '../../../../engine/src/kernel/contract.ts'
import type { ordersContract } from '../../../../engine/src/orders/contract.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import { formatMetres, metresToMm } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import { heldShipmentsOf } from '../../api/shipments.ts'
import { taxNameIn } from '../../api/shop.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { type Figure, Figures } from '../../ui/index.ts'
import { useMoney } from '../market/index.ts'
import { type Basket, lengthTotalsOf, piecesIn } from './basket.ts'
import { messages } from './messages.ts'

/** What the bill reads of a basket or an order: an order keeps what its tax was called, a basket is told of today's. */
export type Billed = Pick<
  Basket,
  | 'currency'
  | 'productItems'
  | 'productSubTotal'
  | 'productTotal'
  | 'orderPriceAdjustments'
  | 'shippingItems'
  | 'shippingTotal'
  | 'taxTotal'
  | 'orderTotal'
  | 'c_country'
  | 'c_totalLengthByProduct'
  | 'c_totalWeightKg'
> &
  Partial<Pick<Basket, 'c_longestPieceMeters' | 'shipments'>> &
  Partial<Pick<Answer<typeof ordersContract.getOrder>, 'c_taxName'>>

/** What a delivery costs depends on the place: before the address the price is that of the store's own zone. */
const isPlaceKnown = ({ shipments, productItems }: Billed) =>
  !shipments ||
  heldShipmentsOf({ shipments, productItems }).every(({ shipment }) => shipment.shippingAddress !== undefined)

type BasketFiguresProps = {
  basket: Billed
  /** The total is final, not an estimate. */
  final?: boolean
  /** Instead of the number of items in the cart. */
  title?: string
  /** Below what the delivery costs: how to choose otherwise. */
  deliveryAction?: ReactNode
}

/**
 * Below what a delivery costs: what lowers it, and while nobody has said where to, that it is what the default method costs
 * near the store, and that whoever collects pays nothing.
 */
const useDeliveryNotes = (basket: Billed, isEstimate: boolean): string[] => {
  const t = useText()
  const reasons = (basket.shippingItems ?? []).flatMap(({ priceAdjustments = [] }) =>
    priceAdjustments.map(({ itemText }) => itemText),
  )
  const unsent = basket.shipments?.find(
    ({ shippingMethod, shippingAddress }) => shippingMethod && !shippingAddress,
  )
  const method = unsent?.shippingMethod?.name ?? t(messages.shipping)
  return [...new Set(reasons), ...(isEstimate ? [t(messages.shippingNear, { method })] : [])]
}

/** The bill of a basket or order: pieces, metres, kg, discounts, shipping, tax as the country calls it, total large. */
export const BasketFigures = ({ basket, final, title, deliveryAction }: BasketFiguresProps) => {
  const t = useText()
  const { language, locale, shop } = useEnv()
  const money = useMoney()
  const amount = (major: number) => money(major, basket.currency)
  const metres = Object.values(lengthTotalsOf(basket)).reduce((sum, { value }) => sum + value, 0)
  const taxName = taxNameText(basket.c_taxName ?? taxNameIn(shop, basket.c_country), language)
  const visible = basket.productSubTotal !== undefined
  const known = typeof basket.shippingTotal === 'number'
  const isDeliveryEstimated = known && !isPlaceKnown(basket)
  const deliveryNotes = useDeliveryNotes(basket, isDeliveryEstimated)
  const rows: Figure[] = []
  if (metres > 0) {
    const text = formatMetres(metresToMm(metres) ?? 0, locale)
    rows.push({ id: 'metres', label: t(messages.length), value: `${text} m`, tone: 'muted' })
  }
  if (basket.c_totalWeightKg > 0) {
    const kg = formatNumber(basket.c_totalWeightKg, locale, 1)
    rows.push({ id: 'weight', label: t(messages.weight), value: `${kg} kg`, tone: 'muted' })
  }
  const longest = metresToMm(basket.c_longestPieceMeters ?? 0)
  // Goods that fit into a car need no hint about transport.
  if (longest && longest >= 2000) {
    const value = `${formatMetres(longest, locale)} m`
    rows.push({ id: 'longest', label: t(messages.longest), value, tone: 'muted' })
  }
  if (visible) {
    const subtotal = basket.productSubTotal ?? 0
    rows.push({ id: 'subtotal', label: t(messages.subtotal), value: amount(subtotal) })
    for (const one of basket.orderPriceAdjustments ?? []) {
      rows.push({ id: one.priceAdjustmentId, label: one.itemText, value: amount(one.price), tone: 'saving' })
    }
    const free = known && basket.shippingTotal === 0
    const shipping = known
      ? free
        ? t(messages.free)
        : amount(basket.shippingTotal ?? 0)
      : t(messages.unknown)
    rows.push({
      id: 'shipping',
      label: t(isDeliveryEstimated ? messages.shippingEstimated : messages.shipping),
      value: shipping,
      ...(deliveryNotes.length > 0 || deliveryAction
        ? {
            note: (
              <>
                {deliveryNotes.join('. ')}
                {deliveryAction}
              </>
            ),
          }
        : {}),
    })
    const tax = typeof basket.taxTotal === 'number' ? amount(basket.taxTotal) : t(messages.unknown)
    rows.push({ id: 'tax', label: t(messages.taxIncluded, { name: taxName }), value: tax, tone: 'muted' })
  }
  const estimate = typeof basket.orderTotal !== 'number' || !isPlaceKnown(basket)
  const total = basket.orderTotal ?? basket.productTotal
  return (
    <Figures
      title={title ?? t(messages.itemsInCart, { n: piecesIn(basket) })}
      rows={rows}
      {...(visible && total !== undefined
        ? {
            total: {
              label: t(estimate && !final ? messages.estimated : messages.total),
              value: amount(total),
            },
            why: { label: t(messages.why), children: <p>{t(messages.whyText, { name: taxName })}</p> },
          }
        : {})}
    />
  )
}
