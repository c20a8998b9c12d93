import { AddWithoutChoice, type Product, ProductRow, type useStock } from '../../features/product/index.ts'
import { useChangeWish, type Wish, type Wishlist } from '../../features/wishlist/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { WishNote } from './wish-note.tsx'

type WishCardProps = {
  wish: Wish
  list: Wishlist
  product: Product | undefined
  isLoading: boolean
  stock: ReturnType<typeof useStock>
}

/** One product of the list. */
export const WishCard = ({ wish, list, product, isLoading, stock }: WishCardProps) => {
  const t = useText()
  const change = useChangeWish(wish.productId)
  if (!product && isLoading) return <Skeleton shape="block" />
  const name = product?.name ?? wish.productId
  return (
    <ProductRow
      productId={wish.productId}
      product={product}
      stock={stock}
      actions={
        <>
          {product && (
            <AddWithoutChoice
              product={product}
              label={t(messages.move)}
              labelOfThis={t(messages.moveWhat, { name })}
              onAdded={() => change.mutate('move')}
            />
          )}
          <Button
            variant="quiet"
            size="small"
            icon="trash"
            pending={change.isPending}
            pendingLabel={t(messages.working)}
            aria-label={t(messages.removeWhat, { name })}
            onClick={() => change.mutate('remove')}
          >
            {t(messages.remove)}
          </Button>
        </>
      }
    >
      <WishNote wish={wish} list={list} name={name} />
    </ProductRow>
  )
}
