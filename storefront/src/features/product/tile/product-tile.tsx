import type { ReactNode } from 'react'
import { withNonBreakingUnits } from '../../../../../facts/non-breaking-units.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { Link } from '../../../lib/router/link.tsx'
import { Badge, Clamp, Frame, LinkButton } from '../../../ui/index.ts'
import { Heart } from '../../wishlist/index.ts'
import { sourcesOf } from '../gallery/picture-sizes.ts'
import { InBasket } from '../in-basket.tsx'
import { messages } from '../messages.ts'
import { CallOut } from '../price/call-out.tsx'
import { PriceOrSignIn } from '../price/price-or-sign-in.tsx'
import type { TileProduct } from '../product.ts'
import styles from './tile.module.css'
import { TileColours } from './tile-colours.tsx'

type ProductTileProps = {
  product: TileProduct
  headingLevel?: 2 | 3
  /** The promise line of the shopper's store. */
  promise?: ReactNode
  /** In sight at first: its picture is fetched at once. */
  eager?: boolean
}

const Badges = ({ product }: { product: TileProduct }) => {
  const t = useText()
  return (
    <>
      {product.isNew && <Badge tone="green">{t(messages.isNew)}</Badge>}
      {product.isSale && <Badge tone="yellow">{t(messages.isSale)}</Badge>}
      {product.productPromotions && <Badge tone="ink">{t(messages.promotion)}</Badge>}
      <InBasket product={product} />
    </>
  )
}

/** A product in a list: picture, name, the facts that decide, price or sign-in, promise (S2.106–S2.113). */
export const ProductTile = ({ product, headingLevel = 3, promise, eager }: ProductTileProps) => {
  const t = useText()
  const to = `/product/${encodeURIComponent(product.shownId)}`
  const Heading = `h${headingLevel}` as const
  const { picture, drawing } = product
  return (
    <article className={styles.tile}>
      <Link to={to} className={styles.picture} tabIndex={-1}>
        <Frame contain corner={<Badges product={product} />}>
          {picture ? (
            <img
              {...sourcesOf(picture, 'tile')}
              alt={picture.alt ?? product.name}
              width={400}
              height={400}
              loading={eager ? 'eager' : 'lazy'}
              decoding="async"
            />
          ) : (
            <svg viewBox="0 0 10 10" aria-hidden />
          )}
          {drawing && (
            <img
              className={styles.drawing}
              src={drawing.link}
              alt=""
              width={400}
              height={400}
              loading="lazy"
            />
          )}
        </Frame>
      </Link>
      <Heading className={styles.name}>
        <Link to={to}>
          <Clamp lines={2}>{withNonBreakingUnits(product.name)}</Clamp>
        </Link>
      </Heading>
      {product.facts.length > 0 && (
        <dl className={styles.facts}>
          {product.facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <TileColours colours={product.colours} />
      <div className={styles.foot}>
        <CallOut promotions={product.productPromotions} clamped />
        <PriceOrSignIn product={product} isCut={product.isCut} isQuote={product.isQuote} />
        {promise}
        <div className={styles.actions}>
          <LinkButton
            as={Link}
            href={to}
            variant="secondary"
            size="small"
            wide
            aria-label={t(messages.seeNamed, { name: product.name })}
          >
            {t(messages.seeProduct)}
          </LinkButton>
          <Heart productId={product.shownId} name={product.name} />
        </div>
      </div>
    </article>
  )
}
