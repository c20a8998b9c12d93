import type { ReactNode } from 'react'
import { useId } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { useRouter } from '../../lib/router/context.tsx'
import { Select } from '../../ui/index.ts'
import type { SearchResult } from '../product/index.ts'
import styles from './listing.module.css'
import { useListing } from './listing-context.ts'
import { pageSizes, refineOf } from './listing-url.ts'
import { messages } from './messages.ts'

/** Count, order and page size; a form, so that it works without scripts too (S9.005). */
export const Toolbar = ({ found, filterButton }: { found: SearchResult; filterButton: ReactNode }) => {
  const t = useText()
  const id = useId()
  const { route, href, navigate } = useRouter()
  const { listing, hrefOf } = useListing()
  const { total, sortings } = found
  const from = Math.min(listing.offset + 1, total)
  const to = Math.min(listing.offset + listing.limit, total)
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} role="status">
        {total > listing.limit ? t(messages.range, { from, to, n: total }) : t(messages.count, { n: total })}
      </p>
      {filterButton}
      <form method="get" action={href(route.pathname)} className={styles.order}>
        {listing.q && <input type="hidden" name="q" value={listing.q} />}
        {refineOf(listing).map((refine) => (
          <input key={refine} type="hidden" name="refine" value={refine} />
        ))}
        <label className={styles.orderLabel} htmlFor={`${id}sort`}>
          {t(messages.sort)}
        </label>
        <Select
          id={`${id}sort`}
          name="sort"
          value={found.sorting}
          onChange={({ target }) => navigate(hrefOf({ ...listing, sort: target.value, offset: 0 }))}
        >
          {sortings.map((sorting) => (
            <option key={sorting.id} value={sorting.id}>
              {sorting.label}
            </option>
          ))}
        </Select>
        <label className={styles.sizeLabel} htmlFor={`${id}limit`}>
          {t(messages.perPage)}
        </label>
        <Select
          id={`${id}limit`}
          name="limit"
          className={styles.size}
          value={listing.limit}
          onChange={({ target }) => navigate(hrefOf({ ...listing, limit: Number(target.value), offset: 0 }))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
        <noscript>
          <button type="submit">{t(messages.apply)}</button>
        </noscript>
      </form>
    </div>
  )
}
