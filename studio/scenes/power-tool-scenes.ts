import { darker, lighter } from '../color.ts'
import { block, prism, rod } from '../extrude.ts'
import type { Face, Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { circle } from '../sections/bars.ts'
import type { Point, Vec } from '../vector.ts'

const yellow = '#F2B705'
const dark = '#2B3136'
const metal = '#C9CED1'

/** Discs seen from their face: steel rim, grit and paper label. */
export function discPicture(): Scene {
  const disc = (radius: number, at: Vec, grit: string, label: string): Part[] => [
    ...prism(circle(radius, 0, radius, 48), 4, { color: darker(grit, 0.2), cap: grit }, at, [
      circle(radius * 0.19, 0, radius, 20),
    ]),
    { faces: [ringFace(radius * 0.62, radius * 0.24, [at[0], at[1] + radius, at[2] - 0.5], label)] },
    { faces: [ringFace(radius * 0.23, radius * 0.19, [at[0], at[1] + radius, at[2] - 0.8], metal)] },
  ]
  return compose(
    [...disc(88, [70, 0, 60], '#4A4F53', '#B5301A'), ...disc(57, [0, 0, 0], '#33383C', '#1F6FB2')],
    {
      turn: 30,
      tilt: 16,
      margin: 110,
    },
  )
}

function ringFace(outer: number, inner: number, [x, y, z]: Vec, color: string): Face {
  const ring = (radius: number): Vec[] => circle(radius, x, y, 40).map(([a, b]): Vec => [a, b, z])
  return { points: ring(outer), holes: [ring(inner)], color, under: color }
}

/** A handful of coated rods with bare ends. */
export function electrodePicture(): Scene {
  const places: Point[] = [
    [0, 0],
    [7, 0],
    [14, 0],
    [21, 0],
    [3.5, 6],
    [10.5, 6],
    [17.5, 6],
    [7, 12],
    [14, 12],
  ]
  const parts = places.flatMap(([x, y], index) => {
    const z = (index * 5) % 9
    return [
      ...prism(circle(1.6, x, y, 10), 20, { color: '#AEB6BA' }, [0, 0, z]),
      ...prism(circle(3.3, x, y, 12), 150, { color: '#A9947C', cap: '#8A3324' }, [0, 0, z + 20]),
    ]
  })
  return compose(parts, { turn: 42, tilt: 28, margin: 84 })
}

/** A welding inverter with its panel. */
export function welderPicture(): Scene {
  const body = block([150, 230, 330], '#B5301A')
  const face: Part[] = [
    ...block([154, 234, 10], dark, [-2, -2, -10]),
    panel([20, 150, -10.5], [110, 52], '#0E1418'),
    panel([30, 160, -10.8], [56, 32], '#1B7F4D'),
    knob([112, 176], 12),
    knob([42, 48], 19),
    knob([108, 48], 19),
    knob([75, 106], 15),
  ].flat()
  const slots = Array.from({ length: 7 }, (_, index): Vec[] => [
    [150.5, 60 + index * 18, 90],
    [150.5, 60 + index * 18, 250],
  ])
  const grip = rod(
    [
      [75, 230, 40],
      [75, 285, 70],
      [75, 285, 260],
      [75, 230, 290],
    ],
    26,
    dark,
  )
  return compose(
    [...body, { line: slots[0] ?? [], also: slots.slice(1), color: '#6E1C10', width: 6 }, ...grip, ...face],
    {
      turn: 36,
      tilt: 20,
      margin: 96,
    },
  )
}

function panel([x, y, z]: Vec, [w, h]: Point, color: string): Part {
  const points: Vec[] = [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + h, z],
    [x, y + h, z],
  ]
  return { faces: [{ points, color, under: color }] }
}

function knob([x, y]: Point, radius: number): Part[] {
  return prism(circle(radius, x, y, 20), 14, { color: '#33383C', cap: '#8A9196' }, [0, 0, -24])
}

/** A cordless drill: barrel, chuck, grip and battery. */
export function drillPicture(): Scene {
  const barrel = prism(circle(33, 0, 0, 28), 140, { color: yellow, cap: darker(yellow, 0.25) })
  const collar = prism(circle(29, 0, 0, 24), 22, { color: dark, cap: '#3A4146' }, [0, 0, -22])
  const chuck = prism(circle(22, 0, 0, 24), 34, { color: '#4A5056', cap: '#2B3136' }, [0, 0, -56])
  const bit = prism(circle(5, 0, 0, 6), 52, { color: metal, cap: metal }, [0, 0, -108])
  const grip = prism(
    [
      [60, -170],
      [112, -170],
      [98, -20],
      [40, -20],
    ],
    44,
    { color: dark, cap: '#3A4146' },
  )
  const turned = sideways(grip, 22)
  const battery = block([64, 46, 110], '#3A4146', [-32, -216, 48])
  const badge = block([64.5, 14, 110.5], yellow, [-32.2, -196, 47.8], false)
  return compose([...battery, ...badge, ...turned, ...barrel, ...collar, ...chuck, ...bit], {
    turn: 58,
    tilt: 14,
    margin: 96,
  })
}

/** Turns a prism so that its section lies along the barrel. */
function sideways(parts: Part[], half: number): Part[] {
  return parts.map((part) =>
    'faces' in part
      ? {
          faces: part.faces.map((face) => ({
            ...face,
            points: face.points.map(([x, y, z]): Vec => [half - z, y, x]),
            ...(face.out ? { out: [-face.out[2], face.out[1], face.out[0]] as Vec } : {}),
            ...(face.holes
              ? { holes: face.holes.map((hole) => hole.map(([x, y, z]): Vec => [half - z, y, x])) }
              : {}),
          })),
        }
      : part,
  )
}

/** An angle grinder with guard and disc. */
export function grinderPicture(): Scene {
  const body = prism(circle(30, 0, 0, 26), 150, { color: '#0B5563', cap: '#0B5563' }, [0, 0, 20])
  const tail = prism(circle(26, 0, 0, 24), 120, { color: dark, cap: dark }, [0, 0, 170])
  const head = prism(
    circle(36, 0, 0, 26),
    56,
    { color: metal, along: 'up', cap: lighter(metal, 0.2) },
    [0, -34, -14],
  )
  const guard = prism(halfDisc(66), 18, { color: '#8A9196', along: 'up', cap: '#A4ABAF' }, [0, -46, -14])
  const disc = prism(
    circle(60, 0, 0, 40),
    3,
    { color: '#33383C', along: 'up', cap: '#4A4F53' },
    [0, -50, -14],
  )
  const side = rod(
    [
      [34, 0, -14],
      [140, 14, -14],
    ],
    26,
    dark,
  )
  const wire = rod(
    [
      [0, 0, 290],
      [0, -14, 330],
      [30, -40, 360],
    ],
    9,
    '#3A4146',
  )
  return compose([...wire, ...tail, ...body, ...disc, ...guard, ...head, ...side], {
    turn: 48,
    tilt: 30,
    margin: 84,
  })
}

function halfDisc(radius: number): Point[] {
  return Array.from({ length: 15 }, (_, index): Point => {
    const a = (Math.PI * index) / 14
    return [Math.cos(a) * radius, Math.sin(a) * radius]
  })
}
