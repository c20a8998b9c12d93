import { useState } from 'react'
import {
  type Coordinates,
  kilometresBetween,
  mapLink,
  parseCoordinates,
} from '../../../../facts/coordinates.ts'
import { useEnv } from '../../api/env.tsx'
import type { Store } from '../../api/stores.ts'
import { useEditing } from '../../features/editor/index.ts'
import { isSame } from '../../lib/members.ts'
import { TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './store.module.css'

const pointText = ({ latitude, longitude }: Coordinates) => `${latitude}, ${longitude}`
const read = (text: string) => parseCoordinates(text.replaceAll(' ', ''))

/** Which of the others is nearest, and how far: a sign that was forgotten puts a store on another continent. */
const nearestOf = (point: Coordinates, others: readonly Store[]) =>
  others
    .map((store) => ({ name: store.name, km: kilometresBetween(point, store) }))
    .toSorted((a, b) => a.km - b.km)
    .at(0)

/** Where a store stands on the map, as any map copies it; `others`: the country's other stores. */
export const PointField = ({ others }: { others: readonly Store[] }) => {
  const { t, format } = useEnv()
  const { editor, mayWrite } = useEditing()
  const [typed, setTyped] = useState('')
  const [latitude, longitude] = [editor.valueAt('latitude'), editor.valueAt('longitude')]
  const point =
    typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
  // What is being typed stands as long as it says what the form holds.
  const isTyping = typed !== '' && isSame(read(typed), point)
  const nearest = point && nearestOf(point, others)
  const isMissing = editor.missing.includes('latitude')
  const isFault = isTyping && !point
  return (
    <div className={styles.point}>
      <TextField
        label={t(messages.point)}
        hint={
          nearest
            ? t(messages.nearest, format.number(Math.round(nearest.km)), nearest.name)
            : t(messages.pointHint)
        }
        error={isMissing || isFault ? t(messages.pointFault) : undefined}
        inputMode="text"
        readOnly={!mayWrite}
        value={isTyping || !point ? typed : pointText(point)}
        onChange={({ target }) => {
          setTyped(target.value)
          editor.changeAll(read(target.value) ?? { latitude: null, longitude: null })
        }}
      />
      {point && (
        <a href={mapLink(point)} target="_blank" rel="noopener noreferrer">
          {t(messages.seeMap)}
        </a>
      )}
    </div>
  )
}
