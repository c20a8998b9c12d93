import { useEnv } from '../../api/env.tsx'
import type { Store } from '../../api/stores.ts'
import { ChipsField, useEditing } from '../../features/editor/index.ts'
import { Button, IconButton, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './store.module.css'

type Hours = Store['hours'][number]

/** From Monday on; 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0]
/** A Sunday, from which the days of a week are named. */
const someSunday = Date.UTC(2026, 10, 22)

const useDays = () => {
  const { language } = useEnv()
  const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  return week.map((day) => ({
    value: String(day),
    title: names.format(new Date(someSunday + day * 86_400_000)),
  }))
}

/** On which days a store is open, and from when to when. */
export const HoursField = () => {
  const { t } = useEnv()
  const days = useDays()
  const { editor, mayWrite } = useEditing()
  const hours = (editor.valueAt('hours') ?? []) as Hours[]
  const set = (next: Hours[]) => editor.change('hours', next)
  const change = (at: number, part: Partial<Hours>) =>
    set(hours.map((line, index) => (index === at ? { ...line, ...part } : line)))
  return (
    <fieldset className={styles.hours}>
      <legend className={styles.legend}>{t(messages.hours)}</legend>
      <p className={styles.soft}>{t(messages.hoursWhy)}</p>
      {hours.map((line, at) => (
        // Lines have nothing to be told apart by but their place.
        <div key={at} className={styles.line}>
          <ChipsField
            label={t(messages.days, at + 1)}
            options={days}
            value={line.days.map(String)}
            disabled={!mayWrite}
            onChange={(chosen) => change(at, { days: chosen.map(Number).toSorted() })}
          />
          <span className={styles.times}>
            {(['open', 'close'] as const).map((end) => (
              <TextField
                key={end}
                label={t(messages[end])}
                type="time"
                required
                readOnly={!mayWrite}
                value={line[end]}
                onChange={({ target }) => change(at, { [end]: target.value })}
              />
            ))}
          </span>
          {mayWrite && (
            <IconButton
              icon="close"
              label={t(messages.removeHours, at + 1)}
              onClick={() => set(hours.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {mayWrite && (
        <Button
          icon="plus"
          className={styles.add}
          onClick={() => set([...hours, { days: [], open: '08:00', close: '17:00' }])}
        >
          {t(messages.addHours)}
        </Button>
      )}
    </fieldset>
  )
}
