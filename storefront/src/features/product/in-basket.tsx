import { useText } from '../../lib/i18n/text.tsx'
import { useIsHydrating } from '../../lib/island/use-is-hydrating.ts'
import { Badge } from '../../ui/index.ts'
import { linesOf, useBasket } from '../basket/index.ts'
import { messages } from './messages.ts'
import type { TileProduct } from './product.ts'

/** How many pieces of a product, whatever choice of it, lie in the shopper's cart; nothing without any. */
export const InBasket = ({ product }: { product: TileProduct }) =>
  useIsHydrating() ? null : <Pieces product={product} />

const Pieces = ({ product: { productId, shownId } }: { product: TileProduct }) => {
  const t = useText()
  const { data } = useBasket()
  const n = linesOf(data)
    .filter((line) => [line.productId, line.c_masterId].some((id) => id === productId || id === shownId))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return n > 0 ? <Badge tone="ink">{t(messages.inBasket, { n })}</Badge> : null
}
