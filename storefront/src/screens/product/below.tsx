import type { Product } from '../../features/product/index.ts'
import { AlsoNeeds } from './also-needs.tsx'
import styles from './product.module.css'
import { Sections } from './sections.tsx'

/** All that stands below the decision: what there is to read, and what goes with the product. */
export const Below = ({ product }: { product: Product }) => (
  <div className={styles.below}>
    <Sections product={product} />
    <AlsoNeeds product={product} />
  </div>
)
