import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { Formats } from '../../lib/format.ts'
import { phone, useMedia } from '../../lib/use-media.ts'
import { Button, CheckField, IconButton, Menu, TextField } from '../../ui/index.ts'
import type { Filter } from './column.ts'
import styles from './list.module.css'
import type { ListState } from './list-state.ts'
import { messages } from './messages.ts'

type TypedFilterProps = {
  title: string
  values: readonly string[]
  onSet(value: string): void
}

/** A number to filter by, which counts once it is sent. */
const NumberFilter = ({
  title,
  unit,
  most = 1_000,
  values: [value],
  onSet,
}: TypedFilterProps & { unit: string; most: number | undefined }) => {
  const { t } = useEnv()
  return (
    <form
      className={styles.typedFilter}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('number')
        if (typeof typed === 'string' && typed !== '') onSet(String(Number(typed)))
      }}
    >
      <TextField
        label={unit === '' ? title : `${title} (${unit})`}
        name="number"
        type="number"
        step="0.1"
        min={-most}
        max={most}
        required
        defaultValue={value}
      />
      <Button type="submit">{t(messages.apply)}</Button>
    </form>
  )
}

/** Days to filter by, which count once they are sent; none takes the filter off. */
const DaysFilter = ({ title, values: [from = '', until = ''], onSet }: TypedFilterProps) => {
  const { t } = useEnv()
  return (
    <form
      className={styles.typedFilter}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        const days = ['from', 'until'].map((name) => {
          const day = typed.get(name)
          return typeof day === 'string' ? day : ''
        })
        onSet(days.every((day) => day === '') ? '' : days.join(','))
      }}
    >
      <TextField label={t(messages.from)} name="from" type="date" defaultValue={from} />
      <TextField label={t(messages.until)} name="until" type="date" defaultValue={until} />
      <Button type="submit">{t(messages.apply)}</Button>
    </form>
  )
}

/** A day of an address as a person reads it; nothing, where it is none. */
const dayWords = (format: Formats, day: string | undefined): string => {
  const noon = new Date(`${day}T12:00:00`)
  return Number.isNaN(noon.getTime()) ? '' : format.date(noon)
}

/** What a filter is set to, in words. */
const valuesInWords = (filter: Filter, on: readonly string[], format: Formats): string[] => {
  if (filter.options)
    return filter.options.filter(({ value }) => on.includes(value)).map(({ title }) => title)
  if (filter.unit !== undefined) return on.map((number) => `${number} ${filter.unit}`.trim())
  return on.length === 0 ? [] : [`${dayWords(format, on[0])} – ${dayWords(format, on[1])}`.trim()]
}

type FilterMenuProps = {
  filter: Filter
  on: readonly string[]
  toggle(value: string): void
  set(value: string): void
}

const FilterChoice = ({ filter, on, toggle, set }: FilterMenuProps) => {
  const { t } = useEnv()
  const title = t(filter.title)
  const typed = { title, values: on, onSet: set }
  if (filter.options)
    return (
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{title}</legend>
        {filter.options.map((one) => (
          <CheckField
            key={one.value}
            label={one.title}
            checked={on.includes(one.value)}
            onChange={() => toggle(one.value)}
          />
        ))}
      </fieldset>
    )
  if (filter.unit !== undefined)
    return <NumberFilter key={on[0]} {...typed} unit={filter.unit} most={filter.most} />
  return <DaysFilter key={on.join()} {...typed} />
}

/** On a phone more of them are folded away: what is filtered is worth more than what could be. */
const mostOnPhone = 5

/** Filters that are on, each to be taken off, and a menu of the others. */
export const FilterBar = ({ state, filters }: { state: ListState; filters: readonly Filter[] }) => {
  const { t, format } = useEnv()
  const toggle = ({ id, isSingle }: Filter, value: string) => {
    const on = state.filters[id] ?? []
    const others = isSingle ? [] : on.filter((one) => one !== value)
    const next = on.includes(value) ? others : [...others, value]
    state.set({ [id]: next.join(',') })
  }
  const isPhone = useMedia(phone)
  const [isUnfolded, setUnfolded] = useState(false)
  const isOn = filters.filter(({ id }) => state.filters[id])
  const isFolded = isPhone && filters.length > mostOnPhone && !isUnfolded
  return (
    <>
      {(isFolded ? isOn : filters).map((filter) => {
        const { id } = filter
        const title = t(filter.title)
        const on = state.filters[id] ?? []
        const named = valuesInWords(filter, on, format)
        const more = named.length > 2 ? ` +${named.length - 2}` : ''
        const label = named.length === 0 ? title : `${title}: ${named.slice(0, 2).join(', ')}${more}`
        return (
          <span key={id} className={styles.filter} data-on={named.length > 0 || undefined}>
            <Menu label={label} side="start" kind="quiet" className={styles.filterButton}>
              <FilterChoice
                filter={filter}
                on={on}
                toggle={(value) => toggle(filter, value)}
                set={(value) => state.set({ [id]: value })}
              />
            </Menu>
            {named.length > 0 && (
              <IconButton
                icon="close"
                label={t(messages.takeOff, title)}
                className={styles.off}
                onClick={() => state.set({ [id]: undefined })}
              />
            )}
          </span>
        )
      })}
      {isPhone && filters.length > mostOnPhone && (
        <Button
          kind="quiet"
          icon="filter"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t(isUnfolded ? messages.fewerFilters : messages.filters)}
        </Button>
      )}
      {isOn.length > 1 && (
        <Button kind="quiet" onClick={() => state.reset({ q: state.search.q, sort: state.search.sort })}>
          {t(messages.takeOffAll)}
        </Button>
      )}
    </>
  )
}
