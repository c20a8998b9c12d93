import { darken, lighten, zinc } from '../color.ts'
import { inkLine, sheet } from '../extrude.ts'
import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import type { Point, Vec } from '../vector.ts'

export type SheetScene = {
  section: Point[]
  length: number
  opacity?: number
  /** Colour of the back; the outside of gutters is painted too. */
  under?: string
  /** Shown alone, without the next sheet below it. */
  single?: boolean
}

const view = { turn: 38, tilt: 36 }

/** Two sheets as they lie in the yard: one, and the edge of the next below it. */
export function sheetPicture({ section, length, opacity, under, single }: SheetScene, color: string): Scene {
  const look = { color, ...(opacity === undefined ? {} : { opacity }), ...(under ? { under } : {}) }
  const height = Math.max(...section.map(([, y]) => y))
  const drop: Vec = [0, -Math.max(16, height * 0.4), -26]
  const tail = section.slice(-Math.max(4, Math.round(section.length / 8)))
  const below =
    opacity === undefined && !single
      ? [...sheet(tail, length, look, drop), ...sheet(section, 70, look, drop)]
      : []
  return compose([...below, ...sheet(section, length, look)], { ...view })
}

/** Foam bonded to the underside shows at the cut edge. */
export function foamBackedPicture(section: Point[], length: number, color: string): Scene {
  const foam = section.map(([x, y]): Point => [x, y - 9])
  const parts: Part[] = [
    ...sheet(foam, length, { color: '#DAD9D2', under: '#DAD9D2', edge: '#C9C7BC', edgeWidth: 13 }, [0, 3, 0]),
    ...sheet(section, length, { color }),
  ]
  return compose(parts, { ...view })
}

/** Tile modules, each stepping down onto the next. */
export function tilePicture(
  section: Point[],
  module: number,
  count: number,
  step: number,
  color: string,
): Scene {
  const parts: Part[] = []
  for (let index = count - 1; index >= 0; index -= 1) {
    const z = index * module
    const near: Vec[] = section.map(([x, y]) => [x, y + step, z])
    const far: Vec[] = section.map(([x, y]) => [x, y, z + module])
    parts.push(riser(section, z, step, color), slope(near, far, color), {
      line: near,
      color: lighten(color, 0.16),
      width: 1.2,
      opacity: 0.8,
    })
  }
  parts.push(
    inkLine(
      section.map(([x, y]): Vec => [x, y, 0]),
      2.6,
      0.8,
    ),
  )
  return compose(parts, { ...view })
}

function riser(section: Point[], z: number, step: number, color: string): Part {
  const faces = pairs(section).map(([a, b]) => ({
    points: [
      [a[0], a[1] + step, z],
      [b[0], b[1] + step, z],
      [b[0], b[1], z],
      [a[0], a[1], z],
    ] as Vec[],
    color: darken(color, 0.3),
    under: darken(color, 0.3),
  }))
  return { faces }
}

function slope(near: Vec[], far: Vec[], color: string): Part {
  return {
    faces: near.slice(1).map((point, index) => ({
      points: [near[index], far[index], far[index + 1], point].filter((corner) => corner !== undefined),
      color,
      under: zinc,
    })),
  }
}

function pairs(points: Point[]): [Point, Point][] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point])
}
