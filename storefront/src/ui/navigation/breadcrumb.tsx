// @chunk goods
import type { ElementType } from 'react'
import { Anchor } from '../actions/anchor.tsx'
import styles from './breadcrumb.module.css'

export type Crumb = { label: string; href?: string }

type BreadcrumbProps = { label: string; items: readonly Crumb[]; as?: ElementType }

/** The way here from the top; the last step is this page. */
export const Breadcrumb = ({ label, items, as }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {items.map((crumb, at) => (
        <li key={crumb.href ?? crumb.label} className={styles.item}>
          {crumb.href && at < items.length - 1 ? (
            <Anchor as={as} href={crumb.href}>
              {crumb.label}
            </Anchor>
          ) : (
            <span className={styles.here} aria-current="page">
              {crumb.label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
