import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  className?: string | undefined
  summaryClassName?: string | undefined
}

/** What is shown once somebody asks for it. */
export const Disclosure = ({ summary, children, className, summaryClassName }: DisclosureProps) => (
  <details className={classNames(styles.disclosure, className)}>
    <summary className={classNames(styles.summary, summaryClassName)}>
      <Icon name="right" />
      {summary}
    </summary>
    {children}
  </details>
)
