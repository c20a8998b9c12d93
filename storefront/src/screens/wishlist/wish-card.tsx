import { useAddToBasket } from '../../features/basket/index.ts'
import {
  PriceOrSignIn,
  type Product,
  TilePromise,
  tileOfProduct,
  type useStock,
} from '../../features/product/index.ts'
import { useChangeWish, type Wish, type Wishlist } from '../../features/wishlist/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Button, Frame, LinkButton, Row, Skeleton } from '../../ui/index.ts'
import { problemMessage } from '../../api/problem-message.ts'
import { messages } from './messages.ts'
import { WishNote } from './wish-note.tsx'
import styles from './wishlist.module.css'

type WishCardProps = {
  wish: Wish
  list: Wishlist
  product: Product | undefined
  isLoading: boolean
  stock: ReturnType<typeof useStock>
}

/** What can go into the cart as it stands: nothing that still has to be chosen, measured or quoted. */
const isReady = (product: Product) =>
  !product.type?.master && !product.type?.set && !product.c_measurementSelector && !product.isProductQuote

/** One product of the list. */
export const WishCard = ({ wish, list, product, isLoading, stock }: WishCardProps) => {
  const t = useText()
  const change = useChangeWish(wish.productId)
  const add = useAddToBasket()
  if (!product && isLoading) return <Skeleton shape="block" />
  const name = product?.name ?? wish.productId
  const tile = product && tileOfProduct(product)
  const to = `/product/${encodeURIComponent(wish.productId)}`
  const move = () => {
    if (!product) return
    const added = {
      items: [{ productId: wish.productId, quantity: product.minOrderQuantity ?? 1 }],
      product: { name, ...(tile?.picture ? { image: tile.picture.link } : {}) },
    }
    add.mutate(added, () => change.mutate('move'))
  }
  return (
    <article className={styles.card}>
      <Link to={to} className={styles.picture} tabIndex={-1}>
        <Frame contain>
          {tile?.picture ? (
            <img
              src={tile.picture.c_mediumLink ?? tile.picture.link}
              alt={name}
              width={160}
              height={160}
              loading="lazy"
              decoding="async"
            />
          ) : (
            <svg viewBox="0 0 10 10" aria-hidden />
          )}
        </Frame>
      </Link>
      <div className={styles.facts}>
        <h2 className={styles.name}>{product ? <Link to={to}>{name}</Link> : name}</h2>
        {product && tile ? (
          <>
            <PriceOrSignIn product={product} isCut={tile.isCut} isQuote={tile.isQuote} />
            <TilePromise product={tile} found={stock} />
          </>
        ) : (
          <p>{t(messages.gone)}</p>
        )}
        <WishNote wish={wish} list={list} name={name} />
        {add.isError && <Alert tone="error">{t(problemMessage(add.error))}</Alert>}
        <Row gap={2} className={styles.actions}>
          {product &&
            (isReady(product) ? (
              <Button
                size="small"
                icon="cart"
                pending={add.isPending}
                pendingLabel={t(messages.working)}
                aria-label={t(messages.moveWhat, { name })}
                onClick={move}
              >
                {t(messages.move)}
              </Button>
            ) : (
              <LinkButton as={Link} href={to} size="small" aria-label={t(messages.chooseWhat, { name })}>
                {t(messages.choose)}
              </LinkButton>
            ))}
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
        </Row>
      </div>
    </article>
  )
}
