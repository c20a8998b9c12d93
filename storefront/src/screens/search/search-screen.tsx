import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { Browse } from '../../features/browse/index.ts'
import {
  listingMessages,
  listingQuery,
  ProductListing,
  readListing,
  withoutFilters,
  writeListing,
} from '../../features/listing/index.ts'
import { RecentlyViewed } from '../../features/recently-viewed/index.ts'
import { RecommendationSlot } from '../../features/recommendations/index.ts'
import { Text, useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { toolForSearch } from '../../lib/tool-for-search.ts'
import { Breadcrumb, Container, EmptyState, LinkButton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './search.module.css'

const Nothing = ({
  term,
  isFiltered,
  clearHref,
}: {
  term: string
  isFiltered: boolean
  clearHref: string
}) => {
  const t = useText()
  return (
    <EmptyState
      drawing="search"
      headingLevel={1}
      title={t(messages.nothing, { term })}
      action={
        isFiltered ? (
          <LinkButton as={Link} href={clearHref}>
            {t(messages.withoutFilters)}
          </LinkButton>
        ) : (
          <LinkButton as={Link} href="/store-locator" variant="secondary">
            {t(messages.stores)}
          </LinkButton>
        )
      }
    >
      <p>{t(messages.tryOther)}</p>
      <Browse />
      <RecentlyViewed />
    </EmptyState>
  )
}

/** What a search found, or where to go on from nothing (S2.026). */
export const SearchScreen = () => {
  const t = useText()
  const { search } = useRoute()
  const { data: found } = useQuery(listingQuery(useEnv(), search))
  const listing = readListing(search)
  const tool = toolForSearch(listing.q)
  if (!found) return null
  const title = t(messages.title, { term: listing.q })
  return (
    <Container className={styles.page}>
      <Breadcrumb
        as={Link}
        label={t(listingMessages.breadcrumb)}
        items={[{ label: t(listingMessages.home), href: '/' }, { label: title }]}
      />
      {found.tiles.length > 0 && <h1>{title}</h1>}
      {tool && (
        <p>
          <Link to={tool}>{t(messages.tool)}</Link>
        </p>
      )}
      {found.meant && (
        <p>
          <Text
            of={messages.meant}
            values={{ phrase: found.meant }}
            parts={{ link: (phrase) => <Link to={`/search?q=${encodeURIComponent(phrase)}`}>{phrase}</Link> }}
          />
        </p>
      )}
      <ProductListing
        found={found}
        empty={
          <Nothing
            term={listing.q}
            isFiltered={listing.chosen.size > 0}
            clearHref={`/search?${writeListing(withoutFilters(listing))}`}
          />
        }
      />
      {found.tiles.length === 0 && <RecommendationSlot name="empty-recommendations" />}
    </Container>
  )
}
