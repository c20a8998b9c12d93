import { type FocusEvent, lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { localize } from '../../lib/localize.ts'
import { useRouter } from '../../lib/router/context.tsx'
import { classNames, IconButton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { recentSearches } from './recent-searches.ts'
import styles from './search-box.module.css'
import { usePanelKeys } from './use-panel-keys.ts'

/** Fetched when the box is first used. */
const SuggestionPanel = lazy(async () => ({
  default: (await import('./suggestion-panel.tsx')).SuggestionPanel,
}))

/** The text of the box: the term of the results page, else empty; a navigation resets it. */
const useBoxText = () => {
  const { route } = useRouter()
  const term = route.pathname === '/search' ? (route.search.get('q') ?? '') : ''
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(term)
  const [focused, setFocused] = useState(false)
  const shown = useRef(route.url)
  useEffect(() => {
    if (shown.current === route.url) {
      // What was typed before the script was there.
      if (input.current?.value) setText(input.current.value)
      return
    }
    shown.current = route.url
    setText(term)
    setFocused(false)
  }, [route.url, term])
  return { input, text, setText, focused, setFocused }
}

/**
 * The header's search box: a form that works without scripts, with suggestions under it, or the recent searches while
 * there are none (S2.073–S2.078, S4.068–S4.074). A blank term goes nowhere (S5.045).
 */
export const SearchBox = ({ className }: { className?: string }) => {
  const t = useText()
  const { locale, shop } = useEnv()
  const { words } = shop
  const { href, navigate } = useRouter()
  const { input, text, setText, focused, setFocused } = useBoxText()
  const host = useRef<HTMLFormElement>(null)
  const onKeyDown = usePanelKeys(host, () => setFocused(false))

  const enter = () => setFocused(true)
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (!(next instanceof Node && host.current?.contains(next))) setFocused(false)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const term = input.current?.value.trim()
    if (!term) return
    recentSearches.add(term)
    setFocused(false)
    navigate(`/search?q=${encodeURIComponent(term)}`)
  }
  const clear = () => {
    setText('')
    setFocused(false)
  }
  return (
    <form
      ref={host}
      role="search"
      className={classNames(styles.box, className)}
      action={href('/search')}
      method="get"
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onBlur={leave}
    >
      <div className={styles.row}>
        <input
          ref={input}
          type="search"
          name="q"
          className={styles.input}
          aria-label={t(messages.search)}
          // Heard by `app/start.ts`, which is there before this is.
          aria-keyshortcuts="/"
          placeholder={words.search ? localize(words.search, locale) : t(messages.searchFor)}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setFocused(true)
          }}
          onFocus={enter}
          onClick={enter}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        {text !== '' && (
          <IconButton
            icon="close"
            label={t(messages.clear)}
            size={20}
            className={styles.clear}
            onClick={clear}
          />
        )}
        <IconButton type="submit" icon="search" label={t(messages.search)} className={styles.submit} />
      </div>
      {focused && (
        <Suspense>
          <SuggestionPanel text={text} onCleared={() => input.current?.focus()} />
        </Suspense>
      )}
    </form>
  )
}
