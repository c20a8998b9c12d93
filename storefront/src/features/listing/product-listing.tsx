import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { classNames, Pagination, VisuallyHidden } from '../../ui/index.ts'
import { ProductGrid, type SearchResult } from '../product/index.ts'
import { AppliedChips, PopularChips } from './chips.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { Filters } from './filters.tsx'
import styles from './listing.module.css'
import { useListing } from './listing-context.ts'
import { messages } from './messages.ts'
import { Toolbar } from './toolbar.tsx'
import { useRefinements } from './use-refinements.ts'

type ProductListingProps = {
  found: SearchResult
  /** Filters that the page says in another way. */
  without?: readonly string[]
  /** What stands there when nothing is found. */
  empty: ReactNode
}

/** A page of products with filters, order, page size and pages, all of it in the URL. */
export const ProductListing = ({ found, without = [], empty }: ProductListingProps) => {
  const t = useText()
  const { listing, hrefOf, busy } = useListing()
  const all = useRefinements(found.refinements)
  const refinements = all.filter(({ id }) => !without.includes(id))
  const page = Math.floor(listing.offset / listing.limit) + 1
  if (found.tiles.length === 0) {
    return (
      <>
        <AppliedChips refinements={all} />
        {empty}
      </>
    )
  }
  return (
    <div className={styles.listing}>
      <aside className={styles.rail} aria-label={t(messages.filters)}>
        <Filters refinements={refinements} total={found.total} />
      </aside>
      <div className={styles.main}>
        <PopularChips refinements={refinements} total={found.total} />
        <AppliedChips refinements={refinements} />
        <Toolbar
          found={found}
          filterButton={<FilterDrawer refinements={refinements} total={found.total} />}
        />
        <VisuallyHidden as="h2">{t(messages.results)}</VisuallyHidden>
        <div className={classNames(styles.results, busy && styles.busy)} aria-busy={busy}>
          <ProductGrid products={found.tiles} columns="tilesBesideRail" />
        </div>
        <Pagination
          as={Link}
          label={t(messages.pages)}
          page={page}
          pages={Math.ceil(found.total / listing.limit)}
          hrefOf={(n) => hrefOf({ ...listing, offset: (n - 1) * listing.limit })}
          previousLabel={t(messages.previous)}
          nextLabel={t(messages.next)}
          pageLabel={(n) => t(messages.page, { n })}
        />
      </div>
    </div>
  )
}
