import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { linesOf, useBasket } from '../basket/index.ts'
import styles from './goes-with.module.css'
import { goesWithMessages as messages } from './goes-with-messages.ts'
import { PriceOrSignIn } from './price/price-or-sign-in.tsx'
import { accessoryIds } from './product-query.ts'
import { productsByIdQuery, tilesQuery } from './products-by-id-query.ts'

/** As many as stand in sight without a carousel. */
const most = 4

type GoesWithProps = {
  /** What was added. */
  productIds: readonly string[]
  /** Where it needs nothing more. */
  otherwise: ReactNode
}

/** What the goods just added still need, in their colour and not in the cart yet: ridge, screws, sealant. */
export const GoesWith = ({ productIds, otherwise }: GoesWithProps) => {
  const t = useText()
  const env = useEnv()
  const { data: basket } = useBasket()
  const { data: added } = useQuery(productsByIdQuery(env, productIds))
  const held = new Set(
    linesOf(basket).flatMap(({ productId, c_masterId }) => [productId, c_masterId ?? productId]),
  )
  const ids = [...new Set((added ?? []).flatMap(accessoryIds))].filter((id) => !held.has(id)).slice(0, most)
  const colour = added?.find(({ variationValues }) => variationValues?.color)?.variationValues?.color
  const { data: tiles } = useQuery({ ...tilesQuery(env, ids, colour), enabled: ids.length > 0 })
  if (!added || (ids.length > 0 && !tiles)) return <div className={styles.wait} aria-hidden />
  if (!tiles || tiles.length === 0) return otherwise
  return (
    <section className={styles.goesWith} aria-label={t(messages.stillNeeds)}>
      <h3>{t(messages.stillNeeds)}</h3>
      <ul role="list">
        {tiles.map((tile) => (
          <li key={tile.productId}>
            {tile.picture ? (
              <img src={tile.picture.c_mediumLink ?? tile.picture.link} alt="" width={64} height={64} />
            ) : (
              <span />
            )}
            <div>
              <Link to={`/product/${encodeURIComponent(tile.shownId)}`}>{tile.name}</Link>
              <PriceOrSignIn product={tile} isCut={tile.isCut} isQuote={tile.isQuote} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
