import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useEditing } from '../../features/editor/index.ts'
import { Button, IconButton, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './store.module.css'

/** Days on which this store alone is closed. */
export const ClosedDaysField = () => {
  const { t, format } = useEnv()
  const { editor, mayWrite } = useEditing()
  const [typed, setTyped] = useState('')
  const days = (editor.valueAt('closedDays') ?? []) as string[]
  const set = (next: readonly string[]) =>
    editor.change('closedDays', next.length === 0 ? null : next.toSorted())
  const add = () => {
    if (typed === '') return
    set([...new Set([...days, typed])])
    setTyped('')
  }
  const nameOf = (day: string) => format.date(`${day}T12:00:00Z`, 'UTC')
  return (
    <div className={styles.closed}>
      <div className={styles.line}>
        <TextField
          label={t(messages.closedDays)}
          type="date"
          readOnly={!mayWrite}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed === '') return
            event.preventDefault()
            add()
          }}
        />
        {mayWrite && (
          <Button icon="plus" disabled={typed === ''} onClick={add}>
            {t(messages.addDay)}
          </Button>
        )}
      </div>
      {days.length > 0 && (
        <ul className={styles.days}>
          {days.map((day) => (
            <li key={day}>
              {nameOf(day)}
              {mayWrite && (
                <IconButton
                  icon="close"
                  label={t(messages.removeDay, nameOf(day))}
                  onClick={() => set(days.filter((one) => one !== day))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
