import type { LayerGroup, Map as LeafletMap, Marker } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { classNames } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { Store } from './store.ts'
import {
  drawMap,
  focusZoom,
  type Leaflet,
  leaveMap,
  loadLeaflet,
  mapMessages,
  nameTowns,
  type Town,
} from '../map/index.ts'
import styles from './store-map.module.css'

type StoreMapProps = {
  stores: readonly Store[]
  chosenId: string | undefined
  /** The store to go near to; undefined shows them all. */
  focusedId: string | undefined
  /** A pin was pressed. */
  onPick: (store: Store) => void
}

type Drawn = { leaflet: Leaflet; map: LeafletMap; pins: LayerGroup }
type Placed = Store & { latitude: number; longitude: number }

const isPlaced = (store: Store): store is Placed =>
  store.latitude !== undefined && store.longitude !== undefined

const pinOf = ({ leaflet }: Drawn, store: Placed, looks: string): Marker =>
  leaflet.marker([store.latitude, store.longitude], {
    title: store.storeName ?? store.name,
    icon: leaflet.divIcon({
      className: looks,
      iconSize: [32, 32],
      iconAnchor: [16, 30],
    }),
  })

/** The towns of the stores, each where its first store stands. */
const townsOf = (stores: readonly Placed[]): Town[] =>
  [...Map.groupBy(stores, ({ city }) => city ?? '')].flatMap(([name, [first]]) =>
    name && first ? [{ name, latitude: first.latitude, longitude: first.longitude }] : [],
  )

/** The stores of the list as pins; each is a button, by mouse and keyboard (S2.175). Their towns are named. */
export const StoreMap = ({ stores, chosenId, focusedId, onPick }: StoreMapProps) => {
  const t = useText()
  const { settings } = useEnv()
  const box = useRef<HTMLDivElement>(null)
  const pick = useRef(onPick)
  const words = useRef({ nearer: t(mapMessages.nearer), farther: t(mapMessages.farther) })
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    pick.current = onPick
  }, [onPick])

  useEffect(() => {
    let map: LeafletMap | undefined
    let gone = false
    loadLeaflet().then(
      (leaflet) => {
        if (gone || !box.current) return
        map = drawMap(leaflet, box.current, { tileUrl: settings.mapTileUrl, words: words.current })
        setDrawn({ leaflet, map, pins: leaflet.layerGroup().addTo(map) })
      },
      // The list is all there without it.
      (error: unknown) => console.warn(error),
    )
    return () => {
      gone = true
      leaveMap(map)
      setDrawn(undefined)
    }
  }, [settings.mapTileUrl])

  useEffect(() => {
    if (!drawn) return
    drawn.pins.clearLayers()
    for (const store of stores.filter(isPlaced)) {
      const isNear = store.id === focusedId
      const looks = classNames(styles.pin, store.id === chosenId && styles.chosen, isNear && styles.near)
      const pin = pinOf(drawn, store, looks).addTo(drawn.pins)
      if (isNear) pin.setZIndexOffset(1000)
      pin.on('click', () => pick.current(store))
      pin.on('keydown', ({ originalEvent }) => {
        if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
        originalEvent.preventDefault()
        pick.current(store)
      })
    }
  }, [drawn, stores, chosenId, focusedId])

  useEffect(() => {
    if (!drawn) return
    const placed = stores.filter(isPlaced)
    const near = placed.find(({ id }) => id === focusedId)
    // Leaflet ignores a move that is asked for while another is animated.
    const animate = false
    if (near) drawn.map.setView([near.latitude, near.longitude], focusZoom, { animate })
    else if (placed.length > 0)
      drawn.map.fitBounds(
        placed.map(({ latitude, longitude }) => [latitude, longitude]),
        { padding: [32, 32], maxZoom: 12, animate },
      )
  }, [drawn, stores, focusedId])

  useEffect(
    () => drawn && nameTowns(drawn.leaflet, drawn.map, townsOf(stores.filter(isPlaced))),
    [drawn, stores],
  )

  return <div ref={box} role="region" aria-label={t(messages.map)} />
}
