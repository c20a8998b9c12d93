import { useText } from '../../lib/i18n/text.tsx'
import { useRoute, useRouter } from '../../lib/router/context.tsx'
import { IconButton } from '../../ui/index.ts'
import styles from './header.module.css'
import { messages } from './messages.ts'

/** The search box: a form that works without scripts; a blank term goes nowhere (S5.046). */
export const SearchForm = () => {
  const t = useText()
  const { href, navigate } = useRouter()
  const { pathname, search } = useRoute()
  return (
    <form
      role="search"
      className={styles.search}
      action={href('/search')}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        const term = String(new FormData(event.currentTarget).get('q') ?? '').trim()
        if (term) navigate(`/search?q=${encodeURIComponent(term)}`)
      }}
    >
      <input
        key={pathname}
        type="search"
        name="q"
        className={styles.searchInput}
        aria-label={t(messages.search)}
        placeholder={t(messages.searchFor)}
        defaultValue={pathname === '/search' ? (search.get('q') ?? '') : ''}
        autoComplete="off"
        enterKeyHint="search"
      />
      <IconButton type="submit" icon="search" label={t(messages.search)} className={styles.searchButton} />
    </form>
  )
}
