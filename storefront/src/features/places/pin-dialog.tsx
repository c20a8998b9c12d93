import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { type Coordinates, formatCoordinates, parseCoordinates } from '../../../../facts/coordinates.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { countryMaps } from '../../../../facts/country-maps.ts'
import { useEnv } from '../../api/env.tsx'
import { currentPosition } from '../../lib/current-position.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Dialog, Icon, Stack } from '../../ui/index.ts'
import { drawMap, leaveMap, loadLeaflet, mapMessages } from '../map/index.ts'
import { messages } from './messages.ts'
import { farFrom } from './near-place.ts'
import styles from './pin.module.css'

type PinDialogProps = {
  country: CountryCode
  /** As `facts/coordinates.ts` writes it; empty where nothing is marked. */
  value: string
  /** About where the address is; the whole country is shown where that is not known. */
  near: Coordinates | undefined
  onChange: (value: string) => void
  onClose: () => void
}

/** A gate is a metre or two wide. */
const decimals = 5
const nearZoom = 17
/** A town and what lies around it. */
const townZoom = 12
/** Pixels: the map stands on whole ones, at each zoom on others. */
const nearEnough = 2

const goTo = (map: LeafletMap, { latitude, longitude }: Coordinates) =>
  map.setView([latitude, longitude], nearZoom, { animate: false })

/** The map under a cross that stands still: moved by finger, mouse or arrow keys, it says what the cross is on. */
export const PinDialog = ({ country, value, near, onChange, onClose }: PinDialogProps) => {
  const t = useText()
  const { settings } = useEnv()
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<LeafletMap>(undefined)
  const first = useRef({
    point: parseCoordinates(value),
    near,
    words: { nearer: t(mapMessages.nearer), farther: t(mapMessages.farther) },
  })
  const [centre, setCentre] = useState<Coordinates>()
  const [trouble, setTrouble] = useState<'map' | 'denied'>()
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    let gone = false
    loadLeaflet().then(
      (leaflet) => {
        if (gone || !box.current) return
        const { point, near: around, words } = first.current
        const [south, west, north, east] = countryMaps[country].box
        const drawn = drawMap(leaflet, box.current, {
          tileUrl: settings.mapTileUrl,
          nearest: nearZoom,
          zoomsAtOnce: true,
          words,
        })
        map.current = drawn
        if (point) goTo(drawn, point)
        else if (around) drawn.setView([around.latitude, around.longitude], townZoom, { animate: false })
        else
          drawn.fitBounds(
            [
              [south, west],
              [north, east],
            ],
            { animate: false },
          )
        // Where one taps is what is meant; looking closer alone says nothing.
        let isMeant = false
        drawn.on('click', ({ latlng }) => {
          isMeant = true
          drawn.setView(latlng, drawn.getZoom(), { animate: false })
          setCentre({ latitude: latlng.lat, longitude: latlng.lng })
        })
        drawn.on('dragstart', () => {
          isMeant = true
        })
        drawn.on('keydown', ({ originalEvent }) => {
          if (originalEvent.key.startsWith('Arrow')) isMeant = true
        })
        drawn.on('moveend', () => {
          if (!isMeant) return
          const middle = drawn.getCenter()
          const pixel = drawn.project(middle)
          // Near the point it was moved to, its centre counts as that point.
          setCentre((now) =>
            now && drawn.project([now.latitude, now.longitude]).distanceTo(pixel) <= nearEnough
              ? now
              : { latitude: middle.lat, longitude: middle.lng },
          )
        })
        setCentre(point)
      },
      () => setTrouble('map'),
    )
    return () => {
      gone = true
      leaveMap(map.current)
      map.current = undefined
    }
  }, [settings.mapTileUrl, country])

  const goThere = async () => {
    setAsking(true)
    setTrouble(undefined)
    try {
      const here = await currentPosition(decimals)
      if (map.current) goTo(map.current, here)
      setCentre(here)
    } catch {
      setTrouble('denied')
    } finally {
      setAsking(false)
    }
  }
  const far = farFrom(near, centre)
  const finish = (point: string) => {
    onChange(point)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOverlay={false}
      title={t(messages.pinTitle)}
      closeLabel={t(messages.close)}
      footer={
        <div className={styles.actions}>
          <Button wide disabled={!centre} onClick={() => centre && finish(formatCoordinates(centre))}>
            {t(messages.pinSave)}
          </Button>
          {value !== '' && (
            <Button variant="quiet" wide onClick={() => finish('')}>
              {t(messages.pinRemove)}
            </Button>
          )}
        </div>
      }
    >
      <Stack gap={4}>
        <p>{t(settings.mapTileUrl ? messages.pinHint : messages.pinHintWithoutStreets)}</p>
        <div className={styles.here}>
          <Button variant="secondary" icon="pin" pending={asking} onClick={() => void goThere()}>
            {t(messages.here)}
          </Button>
          <div aria-live="polite">
            {trouble && (
              <Alert tone="warning">{t(trouble === 'map' ? messages.mapFailed : messages.denied)}</Alert>
            )}
          </div>
        </div>
        <div className={styles.frame}>
          <div ref={box} role="region" aria-label={t(messages.pinMap)} />
          <span className={styles.cross} aria-hidden="true">
            {centre && <Icon name="pin" />}
          </span>
        </div>
        {far !== undefined && <Alert tone="warning">{t(messages.pinFar, { km: far })}</Alert>}
        <p className={`${styles.point} figures`} aria-live="polite">
          {centre ? formatCoordinates(centre).replace(',', ', ') : t(messages.pinNone)}
        </p>
      </Stack>
    </Dialog>
  )
}
