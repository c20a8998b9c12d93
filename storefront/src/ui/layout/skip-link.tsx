import styles from './skip-link.module.css'

/** First stop of the Tab key: jumps over the header to the element with that id. */
export const SkipLink = ({ href, children }: { href: `#${string}`; children: string }) => (
  <a className={styles.skip} href={href}>
    {children}
  </a>
)
