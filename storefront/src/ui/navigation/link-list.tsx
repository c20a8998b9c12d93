import type { ElementType, ReactNode } from 'react'
import { Anchor } from '../actions/anchor.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './link-list.module.css'

export type ListedLink = {
  href: string
  label: ReactNode
  icon?: IconName
  aside?: ReactNode
  /** This page. */
  current?: boolean
}

type LinkListProps = {
  links: readonly ListedLink[]
  as?: ElementType
  /** Without padding and ground, for footers and drawers. */
  plain?: boolean
  onFollow?: () => void
  className?: string
}

/** Links under each other, as in menus, account pages and footers. */
export const LinkList = ({ links, as, plain, onFollow, className }: LinkListProps) => (
  <ul role="list" className={classNames(styles.list, plain && styles.plain, className)}>
    {links.map(({ href, label, icon, aside, current }) => (
      <li key={href}>
        <Anchor
          as={as}
          href={href}
          className={styles.link}
          aria-current={current ? 'page' : undefined}
          onClick={onFollow}
        >
          {icon && <Icon name={icon} />}
          {label}
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </Anchor>
      </li>
    ))}
  </ul>
)
