import { darker, lighter } from './color.ts'
import { tag } from './svg.ts'
import type { Point } from './vector.ts'

/** Patterns drawn over round bodies. */
export const nettings = {
  diamond: { d: 'M0 0L26 26M26 0L0 26', w: 26, h: 26 },
  hexagon: { d: 'M0 9L8 0M8 0L16 9V20L8 29M0 20L8 29M0 9V20M8 29V38', w: 16, h: 38 },
  square: { d: 'M0 0H24M0 0V24', w: 24, h: 24 },
  bubble: { d: 'M7 2a5 5 0 1 0 .1 0zM19 12a5 5 0 1 0 .1 0z', w: 24, h: 24 },
  fibre: { d: 'M0 8q10 -9 20 0t20 0M0 22q10 8 20 0t20 0', w: 40, h: 30 },
}

/** Fills of one picture. Each is a reference to a gradient or pattern that `defs` then declares. */
export type Ramps = {
  /** A flat shade with the studio band along the grain. */
  along: (color: string) => string
  /** The light on an upright round body. */
  drum: (color: string, shine: number) => string
  net: (name: keyof typeof nettings, color: string) => string
  defs: () => string
}

export function createRamps(grain: [Point, Point] | undefined): Ramps {
  const ids = new Map<string, string>()
  const defs: string[] = []
  const once = (key: string, write: (id: string) => string): string => {
    const id = ids.get(key) ?? `g${ids.size.toString(36)}`
    if (!ids.has(key)) {
      ids.set(key, id)
      defs.push(write(id))
    }
    return `url(#${id})`
  }
  return {
    along: (color) => (grain ? once(color, (id) => band(id, grain, color)) : color),
    drum: (color, shine) => once(`${color}/${shine}`, (id) => drum(id, color, shine)),
    net: (name, color) => once(`${name}/${color}`, (id) => net(id, name, color)),
    defs: () => defs.join(''),
  }
}

function band(id: string, [[x1, y1], [x2, y2]]: [Point, Point], color: string): string {
  const stops = [
    [0, darker(color, 0.06)],
    [0.3, color],
    [0.52, lighter(color, 0.13)],
    [0.75, color],
    [1, darker(color, 0.1)],
  ] as const
  return tag('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, stopsOf(stops))
}

function drum(id: string, color: string, shine: number): string {
  const stops = [
    [0, darker(color, 0.3)],
    [0.12, darker(color, 0.08)],
    [0.3, lighter(color, 0.34 * shine)],
    [0.48, color],
    [0.82, darker(color, 0.3)],
    [1, darker(color, 0.42)],
  ] as const
  return tag('linearGradient', { id }, stopsOf(stops))
}

function net(id: string, name: keyof typeof nettings, color: string): string {
  const { d, w, h } = nettings[name]
  const stroke = { fill: 'none', stroke: darker(color, 0.62), 'stroke-width': 2.2, 'stroke-opacity': '0.75' }
  return tag(
    'pattern',
    { id, width: w, height: h, patternUnits: 'userSpaceOnUse' },
    tag('path', { d, ...stroke }),
  )
}

function stopsOf(stops: readonly (readonly [number, string])[]): string {
  return stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')
}
