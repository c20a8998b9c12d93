import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { problemText } from '../../features/problem/index.ts'
import { messages } from './messages.ts'

/** Puts into words what a sale was refused for: pieces, lengths, stock, coupons, a total that moved; else as everywhere. */
export const useSaleProblem = () => {
  const { t, format } = useEnv()
  return (error: unknown): string => {
    if (!isProblem(error)) return problemText(t, error)
    const { minMetres, maxMetres, stepMetres, available, orderTotal } = error.members
    const { minOrderQuantity, stepQuantity, maxQuantity } = error.members
    if (typeof minMetres === 'number' && typeof maxMetres === 'number')
      return t(
        messages.lengthRule,
        format.quantity(minMetres),
        format.quantity(maxMetres),
        format.quantity(Number(stepMetres)),
      )
    if (typeof minOrderQuantity === 'number')
      return t(
        messages.piecesRule,
        format.number(minOrderQuantity),
        format.number(Number(maxQuantity)),
        format.number(Number(stepQuantity)),
      )
    if (error.slug === 'product-item-not-available')
      return typeof available === 'number'
        ? t(messages.onlySoMany, format.quantity(available))
        : t(messages.notSold)
    if (error.slug === 'invalid-coupon-code') return t(messages.couponRefused)
    if (error.status === 409 && typeof orderTotal === 'number') return t(messages.totalMoved)
    return problemText(t, error)
  }
}
