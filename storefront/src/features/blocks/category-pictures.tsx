import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import type { BlockOf } from '../content/index.ts'
import { Link } from '../../lib/router/link.tsx'
import { Container, Frame, SectionHead } from '../../ui/index.ts'
import styles from './blocks.module.css'
import { categoriesQuery } from './block-queries.ts'

/** The categories with their pictures. */
export const CategoryPictures = ({ block }: { block: BlockOf<'categories'> }) => {
  const { data } = useQuery(categoriesQuery(useEnv(), block))
  const categories = data?.data ?? []
  if (categories.length === 0) return null
  return (
    <Container as="section" className={styles.section}>
      <SectionHead title={block.title} />
      <ul role="list" className={styles.categories}>
        {categories.map(({ id, name, image, c_alternativeUrl }) => (
          <li key={id}>
            <Link to={c_alternativeUrl ?? `/category/${id}`} className={styles.category}>
              <Frame ratio="photo">
                {image ? (
                  <img src={image} alt="" width={320} height={240} loading="lazy" decoding="async" />
                ) : (
                  <svg viewBox="0 0 4 3" aria-hidden />
                )}
              </Frame>
              <span className={styles.categoryName}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}
