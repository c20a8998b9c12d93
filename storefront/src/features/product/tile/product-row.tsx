import type { ReactNode } from 'react'
import { useText } from '../../../lib/i18n/text.tsx'
import { Link } from '../../../lib/router/link.tsx'
import { Frame, Row } from '../../../ui/index.ts'
import { choiceText } from '../choice/choice-text.ts'
import { PriceOrSignIn } from '../price/price-or-sign-in.tsx'
import type { Product } from '../product.ts'
import { rowMessages as messages } from './row-messages.ts'
import styles from './row.module.css'
import { tileOfProduct } from './tile-of-product.ts'
import { TilePromise } from './tile-promise.tsx'
import type { useStock } from '../stock/use-stock.ts'

type ProductRowProps = {
  productId: string
  /** Undefined for what is not sold here any more. */
  product: Product | undefined
  stock: ReturnType<typeof useStock>
  children?: ReactNode
  actions: ReactNode
}

/** A product across the page: picture, name, what was chosen of it, price or sign-in, promise, and what can be done with it. */
export const ProductRow = ({ productId, product, stock, children, actions }: ProductRowProps) => {
  const t = useText()
  const name = product?.name ?? productId
  const tile = product && tileOfProduct(product)
  const to = `/product/${encodeURIComponent(productId)}`
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
            <p className={styles.choice}>{choiceText(product)}</p>
            <PriceOrSignIn product={product} isCut={tile.isCut} isQuote={tile.isQuote} />
            <TilePromise product={tile} found={stock} />
          </>
        ) : (
          <p>{t(messages.gone)}</p>
        )}
      </div>
      <div className={styles.more}>
        {children}
        <Row gap={2}>{actions}</Row>
      </div>
    </article>
  )
}
