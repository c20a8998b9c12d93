import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { accessoryIds, type Product, ProductCarousel } from '../../features/product/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { SectionHead } from '../../ui/index.ts'
import { alsoNeedsQuery } from './also-needs-query.ts'
import { messages } from './sections-messages.ts'
import styles from './sections.module.css'

/** What goes with the product, in its colour, and its room until it is there; nothing without any. */
export const AlsoNeeds = ({ product }: { product: Product }) => {
  const t = useText()
  const { data = [], isLoading } = useQuery({
    ...alsoNeedsQuery(useEnv(), product),
    enabled: accessoryIds(product).length > 0,
  })
  if (isLoading) return <div className={styles.alsoRoom} aria-hidden />
  if (data.length === 0) return null
  return (
    <section className={styles.also}>
      <SectionHead title={t(messages.alsoNeeds)} />
      <ProductCarousel label={t(messages.alsoNeeds)} products={data} />
    </section>
  )
}
