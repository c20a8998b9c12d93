import type { ComponentProps, ReactNode } from 'react'
import { useEnv } from '../../api/env.tsx'
import { classNames } from '../../lib/class-names.ts'
import { Brand, LanguageSwitch } from '../people/index.ts'
import styles from './front-page.module.css'

type FrontPageProps = {
  /** `card`: one column; `form`: a wider one, of many fields; `columns`: a card and what stands beside it. */
  width?: 'card' | 'form' | 'columns'
  /** Stands beside the switch of languages. */
  foot?: ReactNode
  children: ReactNode
}

/** A page for who is not signed in yet: the shop's name, cards in the middle, the languages below. */
export const FrontPage = ({ width = 'card', foot, children }: FrontPageProps) => {
  const { shop } = useEnv()
  return (
    <main className={styles.page}>
      <Brand name={shop.name} />
      <div className={styles.content} data-width={width}>
        {children}
      </div>
      <footer className={styles.foot}>
        <LanguageSwitch />
        {foot}
      </footer>
    </main>
  )
}

/** A card of such a page. */
export const FrontCard = (props: Omit<ComponentProps<'section'>, 'className'>) => (
  <section className={styles.card} {...props} />
)

/** The same beside the card. */
export const FrontAside = (props: Omit<ComponentProps<'aside'>, 'className'>) => (
  <aside className={classNames(styles.card, styles.aside)} {...props} />
)

/** The same around a form. */
export const FrontForm = (props: Omit<ComponentProps<'form'>, 'className'>) => (
  <form className={styles.card} {...props} />
)

/** What a card is about: the heading of the page. */
export const FrontTitle = ({ children }: { children: ReactNode }) => (
  <h1 className={styles.title}>{children}</h1>
)

/** A sentence that explains. */
export const FrontText = ({ children }: { children: ReactNode }) => <p className={styles.text}>{children}</p>
