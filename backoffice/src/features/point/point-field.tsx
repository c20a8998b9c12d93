import { type ComponentProps, useEffect, useState } from 'react'
import { type Coordinates, mapLink } from '../../../../facts/coordinates.ts'
import { useEnv } from '../../api/env.tsx'
import { isSame } from '../../lib/members.ts'
import { TextField } from '../../ui/index.ts'
import { Pair } from '../editor/index.ts'
import { messages, pointTitle } from './messages.ts'
import type { PointMap } from './point-map.tsx'
import { pointText, readPoint } from './point-text.ts'
import styles from './point.module.css'

/** The map, whose code is loaded after the form; the form works without it. */
const MapPlace = (props: ComponentProps<typeof PointMap>) => {
  const { t } = useEnv()
  const [Shown, setShown] = useState<typeof PointMap>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    import('./point-map.tsx').then(
      (module) => setShown(() => module.PointMap),
      () => setFailed(true),
    )
  }, [])
  if (Shown) return <Shown {...props} />
  return <div className={styles.waiting}>{hasFailed && t(messages.failed)}</div>
}

type PointFieldProps = {
  country: ComponentProps<typeof PointMap>['country']
  point: Coordinates | undefined
  onChange(point: Coordinates | undefined): void
  /** In place of how a point is given. */
  hint?: string | undefined
  /** Somebody wanted to save without it. */
  isMissing?: boolean
  required?: boolean
  readOnly?: boolean
}

/** Where something stands, as any map copies it, beside a map on which one presses it. */
export const PointField = ({
  country,
  point,
  onChange,
  hint,
  isMissing = false,
  required,
  readOnly = false,
}: PointFieldProps) => {
  const { t } = useEnv()
  const [typed, setTyped] = useState('')
  // What is being typed stands as long as it says what the form holds.
  const isTyping = typed !== '' && isSame(readPoint(typed), point)
  const shown = point ? pointText(point) : ''
  const isFault = isTyping && !point
  return (
    <Pair>
      <div className={styles.typed}>
        <TextField
          label={t(pointTitle)}
          hint={hint ?? t(messages.hint)}
          error={isMissing || isFault ? t(messages.fault) : undefined}
          inputMode="text"
          required={required}
          readOnly={readOnly}
          value={isTyping ? typed : shown}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(readPoint(target.value))
          }}
        />
        {point && (
          <a href={mapLink(point)} target="_blank" rel="noopener noreferrer">
            {t(messages.seeMap)}
          </a>
        )}
      </div>
      <div className={styles.pressed}>
        <MapPlace country={country} point={point} onPress={readOnly ? undefined : onChange} />
      </div>
    </Pair>
  )
}
