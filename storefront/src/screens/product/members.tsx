import { galleryOf, type Product, productMessages } from '../../features/product/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Frame, SectionHead } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './product.module.css'

const membersOf = ({ setProducts = [], bundledProducts = [] }: Product) => [
  ...setProducts.map((product) => ({ product, quantity: product.c_quantity ?? 1 })),
  ...bundledProducts.map(({ product, quantity }) => ({ product, quantity })),
]

/** The parts of a set or bundle, each a way to its own page. */
export const Members = ({ product }: { product: Product }) => {
  const t = useText()
  const members = membersOf(product)
  if (members.length === 0) return null
  return (
    <section className={styles.members}>
      <SectionHead title={t(messages.holds)} />
      <ul role="list" className={styles.memberList}>
        {members.map(({ product: part, quantity }) => {
          const [picture] = galleryOf(part, part.variationValues ?? {})
          return (
            <li key={part.id} className={styles.member}>
              <Frame contain className={styles.memberPicture}>
                {picture ? (
                  <img src={picture.link} alt="" width={96} height={96} loading="lazy" />
                ) : (
                  <svg viewBox="0 0 10 10" aria-hidden />
                )}
              </Frame>
              <p>
                <span className="figures">{quantity} × </span>
                <Link
                  to={`/product/${encodeURIComponent(part.id)}`}
                  aria-label={t(productMessages.seeNamed, { name: part.name ?? part.id })}
                >
                  {part.name}
                </Link>
                <br />
                <span className={styles.sku}>{t(messages.sku, { sku: part.id })}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
