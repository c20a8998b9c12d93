import type * as library from 'leaflet'
import styleUrl from 'leaflet/dist/leaflet.css?url'
import outlines from './outlines.json' with { type: 'json' }
import styles from './store-map.module.css'

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

/**
 * An empty map in the element: the outlines of the six countries, and tiles over them when the shop has a server for
 * them. Tiles that do not come leave the outlines.
 */
export const drawMap = (leaflet: Leaflet, element: HTMLElement, tileUrl: string | undefined) => {
  const map = leaflet.map(element, {
    maxZoom: tileUrl ? focusZoom : nearestWithoutTiles,
    scrollWheelZoom: false,
    attributionControl: tileUrl !== undefined,
  })
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
