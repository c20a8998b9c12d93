import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { Browse } from '../../features/browse/index.ts'
import { listingMessages, listingQuery, ProductListing, readListing } from '../../features/listing/index.ts'
import { RecommendationSlot } from '../../features/recommendations/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Breadcrumb, ChipLink, Container, EmptyState, LinkButton } from '../../ui/index.ts'
import { type Category, categoryQuery } from './category-query.ts'
import styles from './category.module.css'
import { crumbsOf } from './crumbs.ts'
import { messages } from './messages.ts'

const Below = ({ category }: { category: Category }) => {
  const t = useText()
  const { categories = [] } = category
  if (categories.length === 0) return null
  return (
    <nav aria-label={t(messages.within, { name: category.name })} className={styles.below}>
      {categories.map(({ id, name }) => (
        <ChipLink key={id} as={Link} href={`/category/${id}`} square>
          {name}
        </ChipLink>
      ))}
    </nav>
  )
}

const Nothing = ({ category, isFiltered }: { category: Category; isFiltered: boolean }) => {
  const t = useText()
  return (
    <EmptyState
      drawing="search"
      title={t(isFiltered ? messages.nothingFiltered : messages.nothing)}
      action={
        isFiltered && (
          <LinkButton as={Link} href={`/category/${category.id}`}>
            {t(messages.withoutFilters)}
          </LinkButton>
        )
      }
    >
      <Browse />
    </EmptyState>
  )
}

/** The products of a category, with help and the categories below it (S2.027, S2.028). */
export const CategoryScreen = () => {
  const t = useText()
  const env = useEnv()
  const { params, search } = useRoute()
  const id = params.categoryId ?? ''
  const { data: category } = useQuery(categoryQuery(env, id))
  const { data: found } = useQuery(listingQuery(env, search, id))
  if (!category || !found) return null
  return (
    <Container className={styles.page}>
      <Breadcrumb
        as={Link}
        label={t(listingMessages.breadcrumb)}
        items={crumbsOf(category, t(listingMessages.home))}
      />
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{category.name}</h1>
          {category.description && <p>{category.description}</p>}
        </div>
        {category.c_slotBannerImage && (
          <img
            className={styles.banner}
            src={category.c_slotBannerImage}
            alt=""
            width={640}
            height={240}
            fetchPriority="high"
          />
        )}
      </header>
      <Below category={category} />
      <ProductListing
        found={found}
        without={['cgid']}
        empty={<Nothing category={category} isFiltered={readListing(search).chosen.size > 0} />}
      />
      {found.tiles.length === 0 ? (
        <RecommendationSlot name="empty-recommendations" />
      ) : (
        <RecommendationSlot
          key={id}
          name="category-recommendations"
          productIds={found.tiles.map(({ productId }) => productId)}
        />
      )}
    </Container>
  )
}
