import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './tabs.module.css'

/** Parts of a page of which one is looked at, each with an address of its own. */
export const Tabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={styles.tabs} aria-label={label}>
    {children}
  </nav>
)

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  isCurrent: boolean
  ref?: Ref<HTMLAnchorElement>
}

const TabAnchor = ({ isCurrent, children, ...rest }: AnchorProps) => (
  <a {...rest} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </a>
)

/** The way to a part of the page, of a `Tabs`; `isCurrent`: it is the one that is looked at. */
export const TabLink = createLink(TabAnchor)
