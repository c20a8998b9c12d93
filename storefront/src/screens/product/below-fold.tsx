import type { Product } from '../../features/product/index.ts'
import { RecentlyViewed } from '../../features/recently-viewed/index.ts'
import { AlsoNeeds } from './also-needs.tsx'
import styles from './sections.module.css'
import { Sections } from './sections.tsx'

/** All that stands below the decision: what there is to read, what goes with the product, and what was seen before. */
export const BelowFold = ({ product }: { product: Product }) => (
  <div className={styles.below}>
    <Sections product={product} />
    <AlsoNeeds product={product} />
    <RecentlyViewed now={{ id: product.id, family: product.master?.masterId ?? product.id }} />
  </div>
)
