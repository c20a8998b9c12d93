import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import type { Coordinates } from '../../../../facts/coordinates.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { useEnv } from '../../api/env.tsx'
import { readDocumentData } from '../../lib/document-data.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Notice } from '../../ui/index.ts'
import { useCountryName } from '../place/index.ts'
import { misplacedIn } from './country-of-point.ts'
import { drawMap, pinOn, showOn } from './draw-map.ts'
import { messages } from './messages.ts'
import { pointText, pressedPoint, readPoint } from './point-text.ts'
import styles from './map.module.css'

type PointMapProps = {
  /** Where the point should lie; undefined until somebody has said it. */
  country: CountryCode | undefined
  point: Coordinates | undefined
  /** The map was pressed; one without it only shows. */
  onPress: ((point: Coordinates) => void) | undefined
}

/** Says that a point is hardly where it should be; it may be right, so nothing is refused. */
const Misplaced = ({ country, point }: { country: CountryCode; point: Coordinates }) => {
  const { t } = useEnv()
  const nameOf = useCountryName()
  const misplaced = misplacedIn(country, point)
  if (!misplaced) return null
  return (
    <Notice tone="warn">
      {misplaced === 'outside'
        ? t(messages.outside, nameOf(country))
        : t(messages.elsewhere, nameOf(misplaced.there), nameOf(country))}
    </Notice>
  )
}

/** A pin on a map, which follows what is typed once it stands still; where the map is pressed there it goes. */
export const PointMap = ({ country, point, onPress }: PointMapProps) => {
  const { t } = useEnv()
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef('')
  const [map, setMap] = useState<LeafletMap>()
  const [tileUrl] = useState(() => readDocumentData().mapTileUrl)
  // A form hands out the same point anew each time; its text is the same.
  const text = point ? pointText(point) : ''
  const settledText = useDebounced(text)

  useEffect(() => {
    if (!box.current) return undefined
    const words = { nearer: t(messages.nearer), farther: t(messages.farther) }
    const drawn = drawMap(box.current, { tileUrl, words })
    pressed.current = ''
    setMap(drawn)
    return () => {
      drawn.remove()
    }
  }, [tileUrl, t])

  useEffect(() => {
    // Whoever has pressed the map sees what is around.
    if (map && (settledText === '' || settledText !== pressed.current))
      showOn(map, readPoint(settledText), country)
  }, [map, settledText, country])

  useEffect(() => {
    const at = readPoint(text)
    if (!map || !at) return undefined
    const pin = pinOn(map, at)
    return () => {
      pin.remove()
    }
  }, [map, text])

  useEffect(() => {
    if (!map || !onPress) return undefined
    const press = ({ latlng }: LeafletMouseEvent) => {
      const { lat, lng } = latlng.wrap()
      const at = pressedPoint({ latitude: lat, longitude: lng })
      if (!at) return
      pressed.current = pointText(at)
      onPress(at)
    }
    map.on('click', press)
    return () => {
      map.off('click', press)
    }
  }, [map, onPress])

  const settled = readPoint(settledText)
  return (
    <>
      <div
        ref={box}
        className={styles.map}
        data-pressable={onPress !== undefined}
        role="region"
        aria-label={t(onPress ? messages.pressable : messages.shown)}
      />
      {!tileUrl && onPress && <p className={styles.note}>{t(messages.outlinesOnly)}</p>}
      {country && settled && <Misplaced country={country} point={settled} />}
    </>
  )
}
