import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { SectionHead } from '../../ui/index.ts'
import { ProductCarousel, tilesQuery } from '../product/index.ts'
import { messages } from './messages.ts'
import styles from './recently-viewed.module.css'

/** Products this browser has looked at, by id; nothing while none of them is known. */
const ViewedRow = ({ ids }: { ids: readonly string[] }) => {
  const t = useText()
  const { data = [] } = useQuery({ ...tilesQuery(useEnv(), ids), staleTime: 300_000 })
  if (data.length === 0) return null
  return (
    <section className={styles.seen}>
      <SectionHead title={t(messages.seen)} />
      <ProductCarousel label={t(messages.seen)} products={data} />
    </section>
  )
}

/** The row, once the code that shows its products is there: its title never stands above nothing. */
export const loadViewedRow = async () => {
  await ProductCarousel.load()
  return ViewedRow
}
