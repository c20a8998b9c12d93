import { useMoney } from '../../features/market/index.ts'
import type { Product } from '../../features/product/index.ts'
import { setPrice } from './set-price.ts'

type SetTotalProps = {
  product: Product
  /** Sets wanted. */
  pieces: number
  className?: string | undefined
}

/** What so many of a set cost, beside its name; nothing without the price of each part. */
export const SetTotal = ({ product, pieces, className }: SetTotalProps) => {
  const money = useMoney()
  const total = setPrice(product, pieces)
  return total === undefined ? null : (
    <strong className={`figures ${className ?? ''}`}>{money(total / 100, product.currency)}</strong>
  )
}
