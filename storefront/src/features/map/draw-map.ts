import type * as library from 'leaflet'
import type { Map as LeafletMap } from 'leaflet'
import styleUrl from 'leaflet/dist/leaflet.css?url'
import outlines from '../../../../facts/data/country-outlines.json' with { type: 'json' }
import styles from './map.module.css'

export type Leaflet = typeof library.default

/** How near the map goes to one store (S9.018); without tiles there is nothing to see that near. */
export const focusZoom = 20
const nearestWithoutTiles = 9

const loadStyle = () =>
  new Promise<void>((resolve, reject) => {
    if (document.querySelector(`link[href="${styleUrl}"]`)) {
      resolve()
      return
    }
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleUrl })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error('The style of the map did not come')))
    document.head.append(link)
  })

/** The library and its style, which no other page needs. */
export const loadLeaflet = async (): Promise<Leaflet> => {
  const [{ default: leaflet }] = await Promise.all([import('leaflet'), loadStyle()])
  return leaflet
}

type Drawing = {
  /** The server of the tiles; without it the outlines of the countries are all there is. */
  tileUrl: string | undefined
  /** How near one may go without tiles. */
  nearest?: number
  /** Zooms in one step: one that glides ends where it was going, whatever was tapped or found meanwhile. */
  zoomsAtOnce?: boolean
  /** What the buttons of the map say. */
  words: { nearer: string; farther: string }
}

/**
 * An empty map in the element: the outlines of the six countries, and tiles over them when the shop has a server for
 * them. Tiles that do not come leave the outlines.
 */
export const drawMap = (
  leaflet: Leaflet,
  element: HTMLElement,
  { tileUrl, nearest = nearestWithoutTiles, zoomsAtOnce = false, words }: Drawing,
) => {
  element.classList.add(styles.map ?? '')
  const map = leaflet.map(element, {
    maxZoom: tileUrl ? focusZoom : nearest,
    scrollWheelZoom: false,
    zoomControl: false,
    zoomAnimation: !zoomsAtOnce,
    attributionControl: tileUrl !== undefined,
  })
  map.addControl(leaflet.control.zoom({ zoomInTitle: words.nearer, zoomOutTitle: words.farther }))
  map.on('zoomstart', () => zooming.add(map)).on('zoomend', () => zooming.delete(map))
  map.setView([11.5, -85.5], 5)
  map.createPane('outlines').style.zIndex = '150'
  const look = { pane: 'outlines', interactive: false, className: styles.country }
  for (const rings of Object.values(outlines)) {
    for (const ring of rings) leaflet.polygon(ring as [number, number][], look).addTo(map)
  }
  if (tileUrl) {
    leaflet
      .tileLayer(tileUrl, { maxZoom: focusZoom, maxNativeZoom: 19, attribution: '© OpenStreetMap' })
      .addTo(map)
  }
  return map
}

/** A place with a name, in degrees. */
export type Town = { name: string; latitude: number; longitude: number }

/** Pixels that a town's name takes on a map. */
const townRoom = { width: 110, height: 20 }

/**
 * Writes the names of towns on a map that has a view. Where two would stand on each other, the one that comes first stays;
 * nearer, there is room for both.
 */
export const nameTowns = (leaflet: Leaflet, map: LeafletMap, towns: readonly Town[]) => {
  const names = leaflet.layerGroup().addTo(map)
  if (!map.getPane('towns')) map.createPane('towns').style.zIndex = '550'
  const write = () => {
    names.clearLayers()
    const taken: library.Point[] = []
    for (const { name, latitude, longitude } of towns) {
      const here = map.latLngToLayerPoint([latitude, longitude])
      const isTaken = ({ x, y }: library.Point) =>
        Math.abs(x - here.x) < townRoom.width && Math.abs(y - here.y) < townRoom.height
      if (taken.some(isTaken)) continue
      taken.push(here)
      const word = Object.assign(document.createElement('span'), { textContent: name })
      const icon = leaflet.divIcon({ className: styles.town ?? '', html: word, iconSize: [0, 0] })
      const look = { pane: 'towns', interactive: false, keyboard: false, icon }
      leaflet.marker([latitude, longitude], look).addTo(names)
    }
  }
  write()
  map.on('zoomend', write)
  return () => {
    map.off('zoomend', write)
    names.remove()
  }
}

/** Maps whose zoom animation is running. */
const zooming = new WeakSet<LeafletMap>()

/** Removes a map. A zoom animation that has begun, or begins with the next frame, needs the map until its end. */
export const leaveMap = (map: LeafletMap | undefined) => {
  if (!map) return
  const remove = () => setTimeout(() => map.remove())
  const leave = () => {
    if (zooming.has(map)) map.once('zoomend', remove)
    else remove()
  }
  requestAnimationFrame(() => requestAnimationFrame(leave))
}
