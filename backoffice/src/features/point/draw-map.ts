import leaflet, { type Map as LeafletMap, type Marker } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Coordinates } from '../../../../facts/coordinates.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { countryMaps } from '../../../../facts/country-maps.ts'
import { countryOutlines } from '../../../../facts/country-outlines.ts'
import styles from './map.module.css'

/** Servers draw up to 19. */
const nearest = 19
/** Without tiles: nearer, most places have no outline in sight. */
const nearestWithoutTiles = 9
/** A town with what lies around it. */
const townZoom = 14

type Drawing = {
  /** The server of the tiles; without it the outlines are all there is. */
  tileUrl: string | undefined
  /** What the buttons of the map say. */
  words: { nearer: string; farther: string }
}

/** A map without a view in the element: outlines of the countries, and tiles over them; tiles that do not come leave the outlines. */
export const drawMap = (element: HTMLElement, { tileUrl, words }: Drawing): LeafletMap => {
  const map = leaflet.map(element, {
    maxZoom: tileUrl ? nearest : nearestWithoutTiles,
    // The wheel turns the page that the map stands in.
    scrollWheelZoom: false,
    zoomControl: false,
    // What is pressed while a map glides is not what was seen.
    zoomAnimation: false,
    attributionControl: tileUrl !== undefined,
  })
  map.addControl(leaflet.control.zoom({ zoomInTitle: words.nearer, zoomOutTitle: words.farther }))
  map.createPane('outlines').style.zIndex = '150'
  const look = { pane: 'outlines', interactive: false, className: styles.country }
  for (const rings of Object.values(countryOutlines))
    for (const ring of rings) leaflet.polygon(ring as [number, number][], look).addTo(map)
  if (tileUrl)
    leaflet
      .tileLayer(tileUrl, {
        maxZoom: nearest,
        attribution: '© OpenStreetMap',
        // The document tells nobody where one comes from; keys of tile servers are bound to the shop's origin.
        referrerPolicy: 'origin',
      })
      .addTo(map)
  return map
}

/** Shows what there is to see: the surroundings of a point, or else the whole country, or else all of them. */
export const showOn = (
  map: LeafletMap,
  point: Coordinates | undefined,
  country: CountryCode | undefined,
): void => {
  // Leaflet ignores a move that is asked for while another is animated.
  const animate = false
  if (point) {
    // Before its first view a map has no zoom.
    const zoom = Math.max(map.getZoom() || 0, townZoom)
    map.setView([point.latitude, point.longitude], Math.min(zoom, map.getMaxZoom()), { animate })
    return
  }
  const boxes = country ? [countryMaps[country].box] : Object.values(countryMaps).map(({ box }) => box)
  map.fitBounds(
    boxes.flatMap(([south, west, north, east]): [number, number][] => [
      [south, west],
      [north, east],
    ]),
    { animate },
  )
}

/** Puts a pin on the map, which says nothing: the field does. */
export const pinOn = (map: LeafletMap, { latitude, longitude }: Coordinates): Marker =>
  leaflet
    .marker([latitude, longitude], {
      interactive: false,
      keyboard: false,
      icon: leaflet.divIcon({ className: styles.pin ?? '', iconSize: [32, 32], iconAnchor: [16, 30] }),
    })
    .addTo(map)
