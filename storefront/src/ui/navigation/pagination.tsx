import type { ElementType } from 'react'
import { Anchor } from '../actions/anchor.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  label: string
  /** Counted from 1. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  previousLabel: string
  nextLabel: string
  /** Spoken name of a page's link. */
  pageLabel: (page: number) => string
  as?: ElementType
}

/** Real links to the pages of a list; nothing when there is only one. */
export const Pagination = ({
  label,
  page,
  pages,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
  as,
}: PaginationProps) => {
  if (pages < 2) return null
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {page > 1 && (
          <li>
            <Anchor as={as} className={styles.page} href={hrefOf(page - 1)} rel="prev">
              <Icon name="chevron-left" size={16} />
              <VisuallyHidden>{previousLabel}</VisuallyHidden>
            </Anchor>
          </li>
        )}
        {pageNumbers(page, pages).map((n, at) =>
          n === 'gap' ? (
            <li key={`gap-${at}`} className={styles.off} aria-hidden>
              …
            </li>
          ) : (
            <li key={n} className={Math.abs(n - page) === 1 && n > 1 && n < pages ? styles.near : undefined}>
              <Anchor
                as={as}
                className={styles.page}
                href={hrefOf(n)}
                aria-label={pageLabel(n)}
                aria-current={n === page ? 'page' : undefined}
              >
                {n}
              </Anchor>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Anchor as={as} className={styles.page} href={hrefOf(page + 1)} rel="next">
              <VisuallyHidden>{nextLabel}</VisuallyHidden>
              <Icon name="chevron-right" size={16} />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  )
}
