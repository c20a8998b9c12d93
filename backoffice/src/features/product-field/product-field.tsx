import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { inventory } from '../../api/inventory.ts'
import { allOf, hasWords } from '../../api/search-query.ts'
import { localText } from '../../lib/local-text.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useOnline } from '../../lib/use-online.ts'
import { TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './product-field.module.css'

type ChosenProduct = { productId: string; name: string; isCut: boolean }

type ProductFieldProps = {
  label: string
  autoFocus?: boolean
  onChoose(product: ChosenProduct): void
  /** Takes what is typed or read for the code itself while nobody can be asked, without a signal. */
  onCode?(code: string): void
}

const most = 8

/**
 * Finds goods by SKU or words. A reader of codes types and presses Enter before anything was found: what it names is chosen
 * once it is. Emptied by each choice, for the next.
 */
export const ProductField = ({ label, autoFocus, onChoose, onCode }: ProductFieldProps) => {
  const { call, t, language } = useEnv()
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const phrase = useDebounced(text.trim(), 150)
  const takesCodes = !useOnline() && onCode !== undefined
  const isAsked = phrase.length >= 2
  const found = useQuery({
    queryKey: [inventory.searchProductInventoryRecords, 'names', phrase],
    queryFn: ({ signal }) =>
      call(inventory.searchProductInventoryRecords, {
        body: { query: allOf(hasWords(['words'], phrase)), limit: most },
        signal,
      }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const hits = isAsked && text.trim() !== '' ? (found.data?.hits ?? []) : []
  const current = Math.min(at, hits.length - 1)
  /** What is listed was found for what stands in the field. */
  const isCurrent = isAsked && phrase === text.trim() && found.data !== undefined && !found.isPlaceholderData
  const [isWanted, setWanted] = useState(false)
  const choose = (index: number) => {
    const hit = hits[index]
    if (!hit) return
    setText('')
    setAt(0)
    setWanted(false)
    onChoose({
      productId: hit.productId,
      name: localText(hit.name, language) || hit.productId,
      isCut: hit.unit === 'metre',
    })
  }
  const chooseNamed = useEffectEvent(() => {
    setWanted(false)
    const named = hits.findIndex(({ productId }) => productId.toLowerCase() === phrase.toLowerCase())
    if (named >= 0 || hits.length === 1) choose(Math.max(0, named))
  })
  useEffect(() => {
    if (isWanted && isCurrent) chooseNamed()
  }, [isWanted, isCurrent])
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        placeholder={t(messages.hint)}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={id}
        aria-activedescendant={hits[current] ? `${id}${current}` : undefined}
        autoComplete="off"
        autoFocus={autoFocus}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
          setWanted(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setAt(Math.min(hits.length - 1, current + 1))
          else if (event.key === 'ArrowUp') setAt(Math.max(0, current - 1))
          else if (event.key === 'Enter' && isCurrent && hits.length > 0) choose(current)
          else if (event.key === 'Enter' && text.trim().length >= 2) {
            if (takesCodes) {
              setText('')
              onCode(text.trim())
            } else setWanted(true)
          } else if (event.key === 'Escape' && text !== '') setText('')
          else return
          event.preventDefault()
        }}
      />
      <div id={id} role="listbox" aria-label={label} className={styles.list} hidden={hits.length === 0}>
        {hits.map(({ productId, name }, index) => (
          <div
            key={productId}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={styles.item}
            onMouseMove={() => setAt(index)}
            onClick={() => choose(index)}
          >
            <span>{localText(name, language) || productId}</span>
            <small>{productId}</small>
          </div>
        ))}
      </div>
      {takesCodes && text.trim() !== '' && hits.length === 0 && (
        <p className={styles.none} role="status">
          {t(messages.code)}
        </p>
      )}
      {isAsked && !takesCodes && text.trim() !== '' && found.data?.hits.length === 0 && (
        <p className={styles.none} role="status">
          {t(messages.none)}
        </p>
      )}
    </div>
  )
}
