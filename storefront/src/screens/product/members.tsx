import { taxNameText } from '../../../../facts/country-name.ts'
import { useEnv } from '../../api/env.tsx'
import { taxNameIn } from '../../api/shop.ts'
import { useMoney } from '../../features/market/index.ts'
import {
  choiceText,
  galleryOf,
  type Product,
  ProductPromise,
  type Stock,
} from '../../features/product/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Figures, Frame, PromiseLine } from '../../ui/index.ts'
import styles from './members.module.css'
import { messages } from './members-messages.ts'
import { partPrice, setPrice } from './set-price.ts'

const membersOf = ({ setProducts = [], bundledProducts = [] }: Product) => [
  ...setProducts.map((product) => ({ product, quantity: product.c_quantity ?? 1 })),
  ...bundledProducts.map(({ product, quantity }) => ({ product, quantity })),
]

type MembersProps = {
  product: Product
  /** Sets (or bundles) wanted. */
  pieces: number
  /** For the components of a set, which are bought one by one. */
  stock: Readonly<Record<string, Stock>> | undefined
  storeName: string | undefined
}

type PartPromiseProps = { stock: Stock | undefined; storeName: string | undefined; needed: number }

/** The day of a part of a set, or how many are missing where the store has some, but too few for it. */
const PartPromise = ({ stock, storeName, needed }: PartPromiseProps) => {
  const t = useText()
  const there = Math.floor(stock?.ats ?? 0)
  if (there > 0 && there < needed)
    return (
      <PromiseLine tone="plain" className={styles.promise}>
        {t(messages.tooFew, { n: there, missing: needed - there, store: storeName ?? '' })}
      </PromiseLine>
    )
  return (
    <ProductPromise
      className={styles.promise}
      stock={stock}
      storeName={storeName}
      isQuote={false}
      amount={needed}
    />
  )
}

/** The parts of a set or bundle, each a way to its own page; the parts of a set with their own price and stock. */
export const Members = ({ product, pieces, stock, storeName }: MembersProps) => {
  const t = useText()
  const { country, language, shop } = useEnv()
  const money = useMoney()
  const members = membersOf(product)
  if (members.length === 0) return null
  const isSet = product.type?.set === true
  const sums = members.map(({ product: part, quantity }) =>
    isSet ? partPrice(part, quantity * pieces) : undefined,
  )
  const total = isSet ? setPrice(product, pieces) : undefined
  return (
    <section className={styles.members} aria-labelledby="members">
      <h2 id="members">{t(isSet ? messages.setHolds : messages.holds)}</h2>
      <ul role="list" className={styles.list}>
        {members.map(({ product: part, quantity }, at) => {
          const [picture] = galleryOf(part, part.variationValues ?? {})
          const sum = sums[at]
          return (
            <li key={part.id} className={styles.member}>
              <Frame contain>
                {picture ? (
                  <img src={picture.link} alt="" width={96} height={96} loading="lazy" />
                ) : (
                  <svg viewBox="0 0 10 10" aria-hidden />
                )}
              </Frame>
              <div className={styles.text}>
                <p>
                  <strong className="figures">{quantity * pieces} × </strong>
                  <Link to={`/product/${encodeURIComponent(part.id)}`}>{part.name}</Link>
                </p>
                <p className={styles.choice}>{choiceText(part)}</p>
                {isSet && (
                  <PartPromise stock={stock?.[part.id]} storeName={storeName} needed={quantity * pieces} />
                )}
              </div>
              {sum !== undefined && (
                <p className={`figures ${styles.sum}`}>{money(sum / 100, part.currency)}</p>
              )}
            </li>
          )
        })}
      </ul>
      {total !== undefined && (
        <Figures
          rows={[]}
          total={{
            label: t(messages.together),
            value: money(total / 100, product.currency),
            note: t(messages.taxIncluded, { name: taxNameText(taxNameIn(shop, country), language) }),
          }}
        />
      )}
    </section>
  )
}
