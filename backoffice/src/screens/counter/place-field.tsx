import { useState } from 'react'
import { type Division, divisionLabel, pathOf, searchDivisions } from '../../../../facts/divisions.ts'
import { useEnv } from '../../api/env.tsx'
import { Button, Combobox } from '../../ui/index.ts'
import styles from './counter.module.css'
import { messages } from './messages.ts'

type Props = { divisions: readonly Division[]; value: string; onChange(divisionId: string): void }

const most = 6

/** The place of an address, by the beginnings of its words: what a caller says. */
export const PlaceField = ({ divisions, value, onChange }: Props) => {
  const { t } = useEnv()
  const [text, setText] = useState('')
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
  return (
    <div>
      <Combobox
        label={t(messages.place)}
        hint={t(messages.placeHint)}
        required
        value={text}
        onValue={setText}
        options={hits}
        idOf={({ division }) => division.id}
        onChoose={({ division }) => onChange(division.id)}
      >
        {({ path: whole }) => (
          <>
            {divisionLabel(whole)}
            <small>{whole[0]?.name}</small>
          </>
        )}
      </Combobox>
    </div>
  )
}
