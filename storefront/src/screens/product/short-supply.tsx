import { formatMetres } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import type { Product } from '../../features/product/index.ts'
import { WaysOut } from '../../features/store-stock/index.ts'
import type { BuyOptions } from './use-buy-options.ts'

/** What can be done where the shopper's store has less than is wanted. */
export const ShortSupply = ({ product, decision }: { product: Product; decision: BuyOptions }) => {
  const { locale } = useEnv()
  const { wanted, stock, added, belowRun } = decision
  const { cut, rule, lengthMm } = wanted
  const whole = cut ? Math.floor(((stock?.ats ?? 0) * 1000) / lengthMm) : (stock?.ats ?? 0)
  const pieces = Math.floor(whole / rule.step) * rule.step
  const [first] = added.items
  const length = cut ? ` × ${formatMetres(lengthMm, locale)} m` : ''
  return (
    <WaysOut
      wanted={added.items.map(({ productId, quantity, c_lengthMetersToBuy: metres = 1 }) => ({
        productId,
        amount: Math.max(quantity * metres, belowRun?.run ?? 0),
      }))}
      goods={`${first?.quantity ?? 1}${length} ${product.name ?? ''} (${product.id})`}
      fewer={
        belowRun || pieces < Math.max(rule.min, 1) || pieces >= (wanted.pieces ?? 0)
          ? undefined
          : { pieces, take: () => wanted.setPieces(pieces) }
      }
      belowRun={belowRun}
      missing={stock?.ats === 0 ? product.id : undefined}
    />
  )
}
