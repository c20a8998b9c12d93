import { Link } from '../../lib/router/link.tsx'
import { Accordion, AccordionItem, classNames } from '../../ui/index.ts'
import { InMyStore } from './in-my-store.tsx'
import styles from './listing.module.css'
import { useListing } from './listing-context.ts'
import { toggle } from './listing-url.ts'
import { ProductCount } from './product-count.tsx'
import type { ShownRefinement } from './use-refinements.ts'

type Value = ShownRefinement['values'][number]

const FilterValue = ({ id, value }: { id: string; value: Value }) => {
  const { listing, hrefOf } = useListing()
  const chosen = listing.chosen.get(id)?.includes(value.value) ?? false
  return (
    <Link
      to={hrefOf(toggle(listing, id, value.value))}
      keepScroll
      rel="nofollow"
      className={classNames(styles.value, chosen && styles.chosen, value.depth > 0 && styles.deep)}
      aria-current={chosen ? 'true' : undefined}
    >
      <span className={styles.box} aria-hidden />
      {value.c_hex && (
        <svg className={styles.dot} width="16" height="16" viewBox="0 0 16 16" aria-hidden>
          <rect width="16" height="16" fill={value.c_hex} />
        </svg>
      )}
      <span className={styles.valueLabel}>{value.label}</span>
      <span className={styles.valueCount}>
        <ProductCount n={value.hitCount} />
      </span>
    </Link>
  )
}

const openAtFirst = 5

/** Every filter as real links with counts; several values of one filter may be chosen, and it works without scripts. */
export const Filters = ({
  refinements,
  total,
}: {
  refinements: readonly ShownRefinement[]
  total: number
}) => {
  const { listing } = useListing()
  // A filter value that every product has narrows nothing.
  const useful = refinements.filter(
    ({ id, values }) => listing.chosen.has(id) || values.some(({ hitCount }) => hitCount < total),
  )
  return (
    <>
      <InMyStore />
      <Accordion className={styles.filters}>
        {useful.map(({ id, label, values }, at) => (
          <AccordionItem key={id} title={label} open={at < openAtFirst || listing.chosen.has(id)}>
            <ul role="list" aria-label={label} className={styles.values}>
              {values.map((value) => (
                <li key={value.value}>
                  <FilterValue id={id} value={value} />
                </li>
              ))}
            </ul>
          </AccordionItem>
        ))}
      </Accordion>
    </>
  )
}
