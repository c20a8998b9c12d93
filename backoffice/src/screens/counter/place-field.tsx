import { useId, useState } from 'react'
import { type Division, divisionLabel, pathOf, searchDivisions } from '../../../../facts/divisions.ts'
import { useEnv } from '../../api/env.tsx'
import { Button, TextField } from '../../ui/index.ts'
import styles from './counter.module.css'
import { messages } from './messages.ts'

type Props = { divisions: readonly Division[]; value: string; onChange(divisionId: string): void }

const most = 6

/** The place of an address, by the beginnings of its words: what a caller says. */
export const PlaceField = ({ divisions, value, onChange }: Props) => {
  const { t } = useEnv()
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const path = pathOf(divisions, value)
  if (path.length > 0)
    return (
      <p className={styles.address}>
        {path.map(({ name }) => name).join(', ')}
        <Button kind="quiet" onClick={() => onChange('')}>
          {t(messages.changePlace)}
        </Button>
      </p>
    )
  const hits = searchDivisions(divisions, text, 60)
    .filter(({ division }) => !division.children?.length)
    .slice(0, most)
  const current = Math.min(at, hits.length - 1)
  return (
    <div>
      <TextField
        label={t(messages.place)}
        hint={t(messages.placeHint)}
        required
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={id}
        aria-activedescendant={hits[current] ? `${id}${current}` : undefined}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          const hit = hits[current]
          if (event.key === 'ArrowDown') setAt(Math.min(hits.length - 1, current + 1))
          else if (event.key === 'ArrowUp') setAt(Math.max(0, current - 1))
          else if (event.key === 'Enter' && hit) onChange(hit.division.id)
          else return
          event.preventDefault()
        }}
      />
      <div
        id={id}
        role="listbox"
        aria-label={t(messages.place)}
        className={styles.places}
        hidden={hits.length === 0}
      >
        {hits.map(({ division, path: whole }, index) => (
          <div
            key={division.id}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={styles.option}
            onMouseMove={() => setAt(index)}
            onClick={() => onChange(division.id)}
          >
            {divisionLabel(whole)}
            <small>{whole[0]?.name}</small>
          </div>
        ))}
      </div>
    </div>
  )
}
