import type { ElementType, ReactNode } from 'react'
import { Anchor } from '../actions/anchor.tsx'
import styles from './entry-link.module.css'
import { Card } from './layout.tsx'

/** Pictures shown before the rest is only counted. */
const shown = 4

type EntryLinkProps = {
  title: string
  href: string
  /** The router's link. */
  as?: ElementType
  badge: ReactNode
  /** A line under the title: when, until when. */
  detail: ReactNode
  /** Addresses of the pictures of what it holds, one per line of it; a line may have none. */
  pictures: readonly (string | undefined)[]
  /** What it holds, in words. */
  holds: ReactNode
  amount: ReactNode
  /** What one does there; said by the title's link already. */
  see: string
}

/** One of several things of the same kind that have a page of their own; the whole leads to it. */
export const EntryLink = ({
  title,
  href,
  as,
  badge,
  detail,
  pictures,
  holds,
  amount,
  see,
}: EntryLinkProps) => (
  <Card as="article" className={styles.entry}>
    <div className={styles.head}>
      <h2 className="figures">
        <Anchor as={as} href={href} className={styles.title}>
          {title}
        </Anchor>
      </h2>
      {badge}
    </div>
    <p className={`figures ${styles.detail}`}>{detail}</p>
    <div className={styles.pictures}>
      {pictures
        .slice(0, shown)
        .map(
          (link, index) =>
            link && <img key={`${link} ${index}`} src={link} alt="" width={56} height={56} loading="lazy" />,
        )}
      {pictures.length > shown && <span>+{pictures.length - shown}</span>}
    </div>
    <p className={`figures ${styles.total}`}>
      <span>{holds}</span>
      <strong>{amount}</strong>
    </p>
    <span className={styles.see} aria-hidden>
      {see}
    </span>
  </Card>
)
