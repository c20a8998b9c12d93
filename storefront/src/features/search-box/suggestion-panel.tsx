import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Icon } from '../../ui/index.ts'
import { useMoney } from '../product/index.ts'
import { messages } from './messages.ts'
import styles from './search-box.module.css'
import type { Suggestions } from './suggestions.ts'

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group} aria-label={title}>
    <p className={styles.groupTitle}>{title}</p>
    <ul role="list">{children}</ul>
  </section>
)

const searchPath = (term: string) => `/search?q=${encodeURIComponent(term)}`

/** Phrases to the results, categories and products to their pages (S2.075–S2.077). */
export const SuggestionGroups = ({
  suggestions: { phrases, categories, products },
  onSearch,
}: {
  suggestions: Suggestions
  onSearch: (term: string) => void
}) => {
  const t = useText()
  const money = useMoney()
  return (
    <>
      {phrases.length > 0 && (
        <Group title={t(messages.phrases)}>
          {phrases.map((phrase) => (
            <li key={phrase}>
              <Link className={styles.suggestion} to={searchPath(phrase)} onClick={() => onSearch(phrase)}>
                <Icon name="search" size={16} />
                <span className={styles.name}>{phrase}</span>
              </Link>
            </li>
          ))}
        </Group>
      )}
      {categories.length > 0 && (
        <Group title={t(messages.categories)}>
          {categories.map(({ id, name }) => (
            <li key={id}>
              <Link className={styles.suggestion} to={`/category/${encodeURIComponent(id)}`}>
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </Group>
      )}
      {products.length > 0 && (
        <Group title={t(messages.products)}>
          {products.map(({ productId, productName, price, currency }) => (
            <li key={productId}>
              <Link className={styles.suggestion} to={`/product/${encodeURIComponent(productId)}`}>
                <span className={styles.name}>{productName}</span>
                {price !== undefined && <span className="figures">{money(price, currency)}</span>}
              </Link>
            </li>
          ))}
        </Group>
      )}
    </>
  )
}

/** What this browser has searched for; shown while there are no suggestions (S4.074). */
export const RecentGroup = ({
  terms,
  onSearch,
  onClear,
}: {
  terms: readonly string[]
  onSearch: (term: string) => void
  onClear: () => void
}) => {
  const t = useText()
  return (
    <Group title={t(messages.recent)}>
      {terms.map((term) => (
        <li key={term}>
          <Link className={styles.suggestion} to={searchPath(term)} onClick={() => onSearch(term)}>
            <Icon name="clock" size={16} />
            <span className={styles.name}>{term}</span>
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clearRecent} onClick={onClear}>
          {t(messages.clearRecent)}
        </button>
      </li>
    </Group>
  )
}
