import { type FocusEvent, type ReactNode, useState } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { toolForSearch } from '../../lib/tool-for-search.ts'
import { classNames, Icon, panelClass, VisuallyHidden } from '../../ui/index.ts'
import { useMoney } from '../market/index.ts'
import { messages } from './messages.ts'
import styles from './search-box.module.css'
import { recentSearches } from './recent-searches.ts'
import { countOf, type Suggestions } from './suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

const Group = ({ title, list, children }: { title: string; list?: string; children: ReactNode }) => (
  <section className={styles.group} aria-label={title}>
    <p className={styles.groupTitle}>{title}</p>
    <ul role="list" className={list}>
      {children}
    </ul>
  </section>
)

const searchPath = (term: string) => `/search?q=${encodeURIComponent(term)}`

/** What one of it costs, for customers: from the least where choices differ, and of what it is the price. */
const SuggestedPrice = ({
  price,
  priceMax,
  currency,
  c_unit: unit,
}: Pick<Suggestions['products'][number], 'price' | 'priceMax' | 'currency' | 'c_unit'>) => {
  const t = useText()
  const money = useMoney()
  if (price === undefined) return null
  return (
    <span className={`figures ${styles.price}`}>
      {priceMax === undefined ? '' : `${t(messages.from)} `}
      {money(price, currency)}
      {unit && <span className={styles.unit}>{t(messages.perUnit, { unit })}</span>}
    </span>
  )
}

/** What was typed to the page it leads to, phrases to the results, categories and products to their pages (S2.075–S2.077). */
const SuggestionGroups = ({
  term,
  suggestions: { phrases, categories, products, page },
  onSearch,
}: {
  term: string
  suggestions: Suggestions
  onSearch: (term: string) => void
}) => {
  const t = useText()
  return (
    <>
      {page && (
        <Link
          className={classNames(styles.suggestion, styles.everything, styles.page)}
          to={page.to}
          onClick={() => onSearch(page.term)}
        >
          {t(messages.page, { term: page.term })}
          <Icon name="arrow-right" size={16} />
        </Link>
      )}
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
        <Group title={t(messages.categories)} list={styles.categories}>
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
          {products.map(({ productId, productName, image, ...priced }) => (
            <li key={productId}>
              <Link
                className={classNames(styles.suggestion, styles.product)}
                to={`/product/${encodeURIComponent(productId)}`}
              >
                <span className={styles.thumb}>
                  {image && <img src={image.link} alt="" width={44} height={44} loading="lazy" />}
                </span>
                <span className={styles.name}>{productName}</span>
                <SuggestedPrice {...priced} />
              </Link>
            </li>
          ))}
        </Group>
      )}
      <Link
        className={classNames(styles.suggestion, styles.everything)}
        to={searchPath(term)}
        onClick={() => onSearch(term)}
      >
        {t(messages.everything, { term })}
        <Icon name="arrow-right" size={16} />
      </Link>
    </>
  )
}

/** What this browser has searched for; shown while there are no suggestions (S4.074). */
const RecentGroup = ({
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

/** Says that nothing is known of the text, and where to go on from there. */
const NothingKnown = ({ term, onSearch }: { term: string; onSearch: (term: string) => void }) => {
  const t = useText()
  const way = classNames(styles.suggestion, styles.everything)
  return (
    <section className={styles.group} aria-label={t(messages.suggestions)}>
      <p className={styles.nothing}>
        {t(messages.nothing, { term })} {t(messages.tryOther)}
      </p>
      <Link className={way} to={searchPath(term)} onClick={() => onSearch(term)}>
        {t(messages.anyway)}
        <Icon name="arrow-right" size={16} />
      </Link>
      <Link className={way} to="/store-locator">
        {t(messages.ask)}
        <Icon name="arrow-right" size={16} />
      </Link>
    </section>
  )
}

/** What the panel shows of a text: the latest, but while the focus is in the panel what stood there when the focus came. */
const useHeld = <Shown,>(latest: Shown) => {
  const [held, setHeld] = useState<{ shown: Shown }>()
  return {
    shown: held ? held.shown : latest,
    onFocus: () => setHeld((before) => before ?? { shown: latest }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setHeld(undefined)
    },
  }
}

/**
 * What is under the box while it has the focus: suggestions, else a word that there are none and the recent searches,
 * else nothing. An answer that comes late changes nothing under somebody who is in the list already.
 */
export const SuggestionPanel = ({ text, onCleared }: { text: string; onCleared: () => void }) => {
  const t = useText()
  const [recent, setRecent] = useState(recentSearches.read)
  const { shown, ...hold } = useHeld(useSuggestions(text))
  const { suggestions, isOfText } = shown
  const term = text.trim()
  const tool = toolForSearch(text)
  const count = suggestions ? countOf(suggestions) : 0
  const showsSuggestions = count > 0 && text !== ''
  const showsNothing = suggestions !== undefined && count === 0 && isOfText
  const clear = () => {
    recentSearches.clear()
    setRecent([])
    onCleared()
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{suggestions ? t(messages.found, { n: count }) : ''}</span>
      </VisuallyHidden>
      {(showsSuggestions || showsNothing || tool || recent.length > 0) && (
        <div
          data-panel=""
          role="group"
          aria-label={t(messages.suggestions)}
          tabIndex={-1}
          className={classNames(panelClass({ scrolls: true }), styles.panel)}
          {...hold}
        >
          {tool && (
            <Link className={classNames(styles.suggestion, styles.everything)} to={tool}>
              {t(messages.tool)}
              <Icon name="arrow-right" size={16} />
            </Link>
          )}
          {showsNothing && <NothingKnown term={term} onSearch={recentSearches.add} />}
          {showsSuggestions && suggestions ? (
            <SuggestionGroups term={term} suggestions={suggestions} onSearch={recentSearches.add} />
          ) : (
            recent.length > 0 && <RecentGroup terms={recent} onSearch={recentSearches.add} onClear={clear} />
          )}
        </div>
      )}
    </>
  )
}
