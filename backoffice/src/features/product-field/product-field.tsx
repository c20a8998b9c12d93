import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { inventory } from '../../api/inventory.ts'
import { allOf, hasWords } from '../../api/search-query.ts'
import { localText } from '../../lib/local-text.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Combobox } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './product-field.module.css'

type ChosenProduct = {
  productId: string
  name: string
  /** What tells it from its sisters, which are called the same. */
  variationText?: string
  isCut: boolean
}

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
  const [text, setText] = useState('')
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
  /** What is listed was found for what stands in the field. */
  const isCurrent = isAsked && phrase === text.trim() && found.data !== undefined && !found.isPlaceholderData
  const [isWanted, setWanted] = useState(false)
  const choose = ({ productId, name, variationText, unit }: (typeof hits)[number]) => {
    setText('')
    setWanted(false)
    onChoose({
      productId,
      name: localText(name, language) || productId,
      ...(variationText === undefined ? {} : { variationText: withNonBreakingUnits(variationText) }),
      isCut: unit === 'metre',
    })
  }
  const chooseNamed = useEffectEvent(() => {
    setWanted(false)
    const named = hits.find(({ productId }) => productId.toLowerCase() === phrase.toLowerCase())
    const hit = named ?? (hits.length === 1 ? hits[0] : undefined)
    if (hit) choose(hit)
  })
  useEffect(() => {
    if (isWanted && isCurrent) chooseNamed()
  }, [isWanted, isCurrent])
  return (
    <div className={styles.field}>
      <Combobox
        label={label}
        placeholder={t(messages.hint)}
        autoFocus={autoFocus}
        value={text}
        onValue={(typed) => {
          setText(typed)
          setWanted(false)
        }}
        options={hits}
        idOf={({ productId }) => productId}
        onChoose={choose}
        isCurrent={isCurrent}
        onEnter={() => {
          if (text.trim().length < 2) return
          if (takesCodes) {
            setText('')
            onCode(text.trim())
          } else setWanted(true)
        }}
      >
        {({ productId, name, variationText }) => (
          <span className={styles.goods}>
            {localText(name, language) || productId}
            <small>
              {[variationText && withNonBreakingUnits(variationText), productId].filter(Boolean).join(' · ')}
            </small>
          </span>
        )}
      </Combobox>
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
