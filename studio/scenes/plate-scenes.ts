import { darken, lighten } from '../color.ts'
import { block, prism, sheet } from '../extrude.ts'
import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { circle, rectangle } from '../sections/bars.ts'
import type { Point, Vec } from '../vector.ts'

/** Plates one on another, the upper one turned back a little. */
export function platePicture(
  thickness: number,
  count: number,
  color: string,
  pattern?: 'tears' | 'diamonds',
): Scene {
  const [width, length] = [1220, 1500]
  const parts = Array.from({ length: count }, (_, index) =>
    block([width, thickness, length], color, [
      index % 2 === 0 ? 0 : 22,
      index * (thickness + 3),
      index % 2 === 0 ? 0 : 26,
    ]),
  ).flat()
  const top = count * (thickness + 3)
  const marks = pattern === 'tears' ? [tears(width, length, top, color)] : []
  return compose([...parts, ...marks], {
    turn: 38,
    tilt: 34,
  })
}

function tears(width: number, length: number, y: number, color: string): Part {
  const marks: Vec[][] = []
  for (let row = 0; row * 88 + 60 < length; row += 1) {
    for (let column = 0; column * 88 + 60 < width; column += 1) {
      const [x, z, d] = [column * 88 + 40, row * 88 + 40, 24]
      marks.push(
        (row + column) % 2 === 0
          ? [
              [x, y, z],
              [x + d, y, z + d],
            ]
          : [
              [x + d, y, z],
              [x, y, z + d],
            ],
      )
    }
  }
  return { line: marks[0] ?? [], also: marks.slice(1), color: lighten(color, 0.4), mm: 11 }
}

/** A sheet of strands pulled open. */
export function expandedPicture(color: string): Scene {
  const [width, length, w, l] = [1000, 1250, 80, 50]
  const strands: Vec[][] = []
  for (let row = 0; row <= length / l; row += 1) {
    strands.push(
      Array.from(
        { length: width / (w / 2) + 1 },
        (_, index): Vec => [index * (w / 2), 0, row * l + ((index + row) % 2 === 0 ? 0 : l)],
      ),
    )
  }
  const lines: Part[] = [
    { line: strands[0] ?? [], also: strands.slice(1), color: darken(color, 0.4), mm: 13 },
    { line: strands[0] ?? [], also: strands.slice(1), color: lighten(color, 0.12), mm: 7 },
  ]
  return compose(lines, { turn: 38, tilt: 36 })
}

/** A plate cut to drawing: holes, slot and a bevelled corner. */
export function cutPlatePicture(color: string): Scene {
  const outline: Point[] = [
    [0, 0],
    [260, 0],
    [320, 60],
    [320, 220],
    [0, 220],
  ]
  const holes = [
    circle(16, 50, 46),
    circle(16, 50, 174),
    circle(40, 170, 110),
    rectangle(56, 20, 10).map(([x, y]): Point => [x + 240, y + 150]),
  ]
  return compose(prism(outline, 12, { color, along: 'up', cap: lighten(color, 0.12) }, [0, 0, 0], holes), {
    turn: 34,
    tilt: 42,
  })
}

/** A coil of sheet on its side, its end hanging free. */
export function stripCoilPicture(color: string): Scene {
  const width = 520
  const turns = Array.from({ length: 9 }, (_, index): Part => {
    const ring = circle(150 + index * 27, 0, 0, 40).map(([x, y]): Vec => [x, y + 390, -1])
    return { line: ring, closed: true, color: darken(color, 0.4), width: 1.2, opacity: 0.7 }
  })
  const tail: Point[] = [
    [60, 2],
    [300, 0],
    [460, 4],
  ]
  return compose(
    [
      ...sheet(tail, width, { color }),
      ...prism(
        circle(390, 0, 390, 40),
        width,
        { color, cap: lighten(color, 0.1) },
        [0, 0, 0],
        [circle(150, 0, 390, 28)],
      ),
      ...turns,
    ],
    {
      turn: 48,
      tilt: 20,
    },
  )
}

/** Boards in a stack. */
export function boardsPicture(thicknesses: number[], color: string, speckled: boolean): Scene {
  let y = 0
  const parts = thicknesses.flatMap((thickness, index) => {
    const board = block([620, thickness, 900], color, [index * 16, y, index * 22])
    y += thickness + 2
    return board
  })
  const dots = speckled ? [speckles(y)] : []
  return compose([...parts, ...dots], { turn: 36, tilt: 32 })
}

function speckles(y: number): Part {
  const marks = Array.from({ length: 70 }, (_, index): Vec[] => {
    const [x, z] = [((index * 137) % 560) + 50, ((index * 211) % 820) + 70]
    return [
      [x, y, z],
      [x + 3, y, z + 2],
    ]
  })
  return { line: marks[0] ?? [], also: marks.slice(1), color: '#D5D7D6', mm: 7 }
}

/** Panels of two skins and a core. */
export function sandwichPicture(section: Point[], thickness: number, length: number, color: string): Scene {
  const right = section.at(-1)?.[0] ?? 0
  const core: Point[] = [
    [0, 0],
    [right, 0],
    ...[...section].reverse().map(([x, y]): Point => [x, y + thickness]),
  ]
  const lower: Point[] = [
    [0, 0],
    [right, 0],
  ]
  return compose(
    [
      ...prism(core, length, { color: '#E9D9A6', cap: '#EBDDB0', line: false }),
      // Just above the core: two surfaces in one place would show through each other in a photograph.
      ...sheet(section, length, { color }, [0, thickness + 3, 0]),
      { line: lower.map(([x, y]): Vec => [x, y, 0]), color: darken(color, 0.5), width: 3 },
      {
        line: [
          [right, 0, 0],
          [right, 0, length],
        ],
        color: darken(color, 0.4),
        width: 2.4,
      },
    ],
    {
      turn: 38,
      tilt: 32,
    },
  )
}

/** Hollow board with its cells open at the end. */
export function cellularPicture(color: string): Scene {
  const [width, height, cells, length] = [420, 40, 10, 560]
  const step = (width - 6) / cells
  const holes = Array.from({ length: cells }, (_, index) =>
    rectangle(step - 5, height - 10).map(([x, y]): Point => [x + 5.5 + index * step, y + 5]),
  )
  const ribs: Vec[][] = Array.from({ length: cells - 1 }, (_, index) => [
    [3 + (index + 1) * step, height, 0],
    [3 + (index + 1) * step, height, length],
  ])
  return compose(
    [
      ...prism(rectangle(width, height), length, { color, cap: lighten(color, 0.3) }, [0, 0, 0], holes),
      { line: ribs[0] ?? [], also: ribs.slice(1), color: lighten(color, 0.5), width: 2, opacity: 0.8 },
    ],
    {
      turn: 38,
      tilt: 34,
    },
  )
}
