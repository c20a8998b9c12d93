import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { useAttributes } from '../../features/attributes/index.ts'
import { categoryOptions, useCategories } from '../../features/categories/index.ts'
import { textIn } from '../../features/confirm/index.ts'
import { localText } from '../../lib/local-text.ts'
import { SearchField, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './prices.module.css'

/** Days within which prices that were changed are asked for. */
const changedWithin = [7, 30] as const

type PriceSearch = {
  q?: string | undefined
  category?: string | undefined
  /** `cal:26`: an attribute and its value, or the attribute alone while its value is chosen. */
  attribute?: string | undefined
  /** `unpriced`, `drafted`, or `changed7`: within so many days. */
  show?: string | undefined
  margin?: string | undefined
}

/** The attribute and the value that an address names; undefined while either is missing. */
export const attributeIn = (text: string | undefined): { id: string; value: string } | undefined => {
  const [, id, value] = /^([^:]+):(.+)$/.exec(text ?? '') ?? []
  return id && value ? { id, value } : undefined
}

/** Since when prices have to have changed, by what an address shows: a moment (ISO), undefined where that says nothing of it. */
export const changedSinceOf = (show: string | undefined, now: Date): string | undefined => {
  const days = Number(/^changed(\d+)$/.exec(show ?? '')?.[1])
  return days > 0 ? new Date(now.getTime() - days * 86_400_000).toISOString() : undefined
}

type PriceFiltersProps = { search: PriceSearch; onChange(patch: PriceSearch): void }

const AttributeFilter = ({ search, onChange, disabled }: PriceFiltersProps & { disabled: boolean }) => {
  const { t, language } = useEnv()
  const known = useAttributes().filter(({ values = [] }) => values.length > 0)
  const [id = '', value = ''] = search.attribute?.split(':') ?? []
  const values = known.find((one) => one.id === id)?.values
  const nameOf = (one: { name: Parameters<typeof localText>[0] }, code: string) =>
    localText(one.name, language) || code
  return (
    <>
      <SelectField
        label={t(messages.attribute)}
        isLabelHidden
        value={id}
        disabled={disabled}
        onChange={({ target }) => onChange({ attribute: target.value || undefined })}
      >
        <option value="">{t(messages.anyAttribute)}</option>
        {known.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one, one.id)}
          </option>
        ))}
      </SelectField>
      {values && (
        <SelectField
          label={t(messages.anyValue)}
          isLabelHidden
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange({ attribute: target.value ? `${id}:${target.value}` : id })}
        >
          <option value="">{t(messages.anyValue)}</option>
          {values.map((one) => (
            <option key={one.value} value={one.value}>
              {nameOf(one, one.value)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

/** What of the list is shown; each choice is a part of the address. */
export const PriceFilters = ({ search, onChange }: PriceFiltersProps) => {
  const { t } = useEnv()
  const { can } = useSession()
  const [words, setWords] = useState(search.q ?? '')
  const { placed } = useCategories()
  const isDrafted = search.show === 'drafted'
  return (
    <>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ q: words || undefined })
        }}
      >
        <SearchField
          data-list-search
          label={t(messages.search)}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            if (target.value === '') onChange({ q: undefined })
          }}
        />
      </form>
      <SelectField
        label={t(messages.category)}
        isLabelHidden
        value={search.category ?? ''}
        disabled={isDrafted}
        onChange={({ target }) => onChange({ category: target.value || undefined })}
      >
        <option value="">{t(messages.everyCategory)}</option>
        {categoryOptions(placed).map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <AttributeFilter search={search} onChange={onChange} disabled={isDrafted} />
      <SelectField
        label={t(messages.show)}
        isLabelHidden
        value={search.show ?? ''}
        onChange={({ target }) => onChange({ show: target.value || undefined })}
      >
        <option value="">{t(messages.showAll)}</option>
        <option value="unpriced">{t(messages.showUnpriced)}</option>
        {changedWithin.map((days) => (
          <option key={days} value={`changed${days}`}>
            {t(messages.showChanged, days)}
          </option>
        ))}
        <option value="drafted">{t(messages.showDrafted)}</option>
      </SelectField>
      {can('sfcc.costs') && (
        <form
          className={styles.margin}
          onSubmit={(event) => {
            event.preventDefault()
            onChange({ margin: textIn(new FormData(event.currentTarget), 'margin') || undefined })
          }}
        >
          <TextField
            key={search.margin}
            label={t(messages.marginBelow)}
            name="margin"
            type="number"
            step="0.1"
            min={-1_000}
            max={1_000}
            isLabelHidden
            placeholder={t(messages.marginBelow)}
            defaultValue={search.margin}
            disabled={isDrafted}
            onBlur={({ target }) => {
              if (target.value !== (search.margin ?? '')) target.form?.requestSubmit()
            }}
          />
        </form>
      )}
    </>
  )
}
