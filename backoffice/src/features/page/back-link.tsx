import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../../ui/index.ts'
import styles from './page.module.css'

/** The way back, above a page's title. */
export const BackLink = createLink(({ children, ...link }: Omit<ComponentPropsWithRef<'a'>, 'className'>) => (
  <a {...link} className={styles.back}>
    <Icon name="left" />
    {children}
  </a>
))
