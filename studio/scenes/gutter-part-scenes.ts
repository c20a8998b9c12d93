import { darken, lighten } from '../color.ts'
import { sheet } from '../extrude.ts'
import type { Face, Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { gutterK } from '../sections/flashings.ts'
import { at, front, hose, lathe } from '../solids.ts'
import type { Point, Vec } from '../vector.ts'

const section = gutterK(140, 110)
const view = { turn: 44, tilt: 28 }

/** Pieces that hold, join, turn and close a gutter. */
export function gutterPartPicture(piece: string, color: string): Scene {
  const look = { color, under: color }
  if (piece === 'soporte') return compose(bracket(color), view)
  if (piece === 'union') {
    const wide = section.map(([x, y]): Point => [x * 1.02 - 1, y * 1.02 - 2])
    return compose(
      [
        ...sheet(section, 150, look, [0, 0, 120]),
        ...sheet(wide, 60, { ...look, color: lighten(color, 0.12) }, [0, 0, 84]),
        ...sheet(section, 90, look),
      ],
      view,
    )
  }
  if (piece === 'tapa') return compose([...sheet(section, 34, look), cap(color, 0)], view)
  if (piece === 'boquilla')
    return compose(
      [
        ...sheet(section, 240, look),
        lathe(
          [
            [-90, 36],
            [0, 36],
            [2, 44],
          ],
          darken(color, 0.06),
          { at: [44, 0, 120], x: [1, 0, 0], y: [0, 0, 1], z: [0, 1, 0] },
        ),
      ],
      { ...view, tilt: 20 },
    )
  return compose(corner(color, piece === 'esquina exterior'), { turn: 40, tilt: 34 })
}

/** A strap that carries the gutter and hooks into its lip; a second one ties back and lip together. */
function bracket(color: string): Part[] {
  const below = section.slice(0, 8).map(([x, y]): Point => [x, y - 3])
  const around: Point[] = [[-4, 150], ...below, [140, 112], [128, 116]]
  const tie: Point[] = [
    [-4, 104],
    [60, 112],
    [132, 112],
  ]
  const strap = (z: number): Part[] => [
    ...sheet(around, 26, { color: lighten(color, 0.06), under: color }, [0, 0, z - 13]),
    ...sheet(tie, 20, { color, under: color }, [0, 0, z - 10]),
    lathe(
      [
        [0, 5],
        [3, 5],
      ],
      '#3A4146',
      at({ ...front, x: [0, 1, 0], y: [0, 0, 1], z: [1, 0, 0] }, [-4, 138, z]),
    ),
  ]
  return [...strap(90), ...strap(0)]
}

function cap(color: string, z: number): Part {
  const face: Face = {
    points: section.slice(0, 8).map(([x, y]): Vec => [x, y, z]),
    color: lighten(color, 0.06),
    under: color,
  }
  return { faces: [face] }
}

/** Two runs that meet at a right angle, their sections mitred: one is the other in the mirror of the mitre. */
function corner(color: string, outside: boolean): Part[] {
  const end = (x: number) => (outside ? -x : x - 140)
  const run = (place: (x: number, y: number, along: number) => Vec): Part => ({
    faces: section.slice(1).map(([x, y], index): Face => {
      const [x0, y0] = section[index] ?? [x, y]
      return {
        points: [place(x0, y0, end(x0)), place(x0, y0, 190), place(x, y, 190), place(x, y, end(x))],
        color,
        under: color,
      }
    }),
  })
  const seam = section.map(([x, y]): Vec => [x, y, end(x)])
  return [
    run((x, y, along) => [x, y, along]),
    run((x, y, along) => (outside ? [-along, y, -x] : [along + 140, y, x - 140])),
    hose(
      seam,
      seam.map(() => 1.4),
      darken(color, 0.3),
      8,
    ),
  ]
}
