import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useEnv } from '../../api/env.tsx'
import {
  listingMessages,
  listingQuery,
  ProductListing,
  readListing,
  withoutFilters,
  writeListing,
} from '../../features/listing/index.ts'
import { RecommendationSlot } from '../../features/recommendations/index.ts'
import { Text, useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Breadcrumb, Container } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './search.module.css'

// Most searches find something.
const Nothing = lazy(() => import('./nothing.tsx').then((module) => ({ default: module.Nothing })))

/** What a search found, or where to go on from nothing (S2.026). */
export const SearchScreen = () => {
  const t = useText()
  const { search } = useRoute()
  const { data: found } = useQuery(listingQuery(useEnv(), search))
  const listing = readListing(search)
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
          <Suspense>
            <Nothing
              term={listing.q}
              isFiltered={listing.chosen.size > 0}
              clearHref={`/search?${writeListing(withoutFilters(listing))}`}
            />
          </Suspense>
        }
      />
      {found.tiles.length === 0 && <RecommendationSlot name="empty-recommendations" />}
    </Container>
  )
}
