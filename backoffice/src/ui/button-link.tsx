import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './button.module.css'
import { Icon, type IconName } from './icon.tsx'

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  /** `main`: the next step, one on a screen. */
  kind?: 'plain' | 'main'
  icon?: IconName
  ref?: Ref<HTMLAnchorElement>
  children?: ReactNode
}

/** The same to what is no page of the back office. */
export const ButtonAnchor = ({ kind = 'plain', icon, children, ...rest }: AnchorProps) => (
  <a {...rest} className={classNames(styles.button, styles[kind], rest.className)} data-kind={kind}>
    {icon && <Icon name={icon} />}
    {children}
  </a>
)

/** A way to another page that looks as a button: it can be opened in a tab of its own, which a button cannot. */
export const ButtonLink = createLink(ButtonAnchor)
