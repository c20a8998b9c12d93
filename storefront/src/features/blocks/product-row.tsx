import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import type { BlockOf } from '../content/index.ts'
import { ProductCarousel } from '../product/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container, SectionHead } from '../../ui/index.ts'
import styles from './blocks.module.css'
import { rowQuery } from './block-queries.ts'
import { messages } from './messages.ts'

/** Products of a category in a row; without any there is no row. */
export const ProductRow = ({ block }: { block: BlockOf<'productCarousel'> }) => {
  const t = useText()
  const { data } = useQuery(rowQuery(useEnv(), block))
  if (!data?.tiles.length) return null
  return (
    <Container as="section" className={styles.section}>
      <SectionHead
        title={block.title}
        action={
          <Link
            to={`/category/${block.categoryId}`}
            className={styles.all}
            aria-label={t(messages.seeAllIn, { title: block.title })}
          >
            {t(messages.seeAll)}
          </Link>
        }
      />
      <ProductCarousel label={block.title} products={data.tiles} />
    </Container>
  )
}
