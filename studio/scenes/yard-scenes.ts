import { darken, lighten } from '../color.ts'
import { block, prism, rod, sheet } from '../extrude.ts'
import type { Face, Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { beam, circle, rectangle } from '../sections/bars.ts'
import { flat, hose, loft, solid } from '../solids.ts'
import { ridge } from '../sections/flashings.ts'
import type { Point, Vec } from '../vector.ts'
import { drum } from './round-scenes.ts'

/** Coils of razor ribbon drawn open. */
export function concertinaPicture(): Scene {
  const [turns, radius, pitch] = [7, 225, 150]
  const at = (t: number): Vec => [
    Math.cos(t) * radius,
    radius + Math.sin(t) * radius,
    (t / (2 * Math.PI)) * pitch,
  ]
  const path = Array.from({ length: turns * 30 + 1 }, (_, index) => at((index / 30) * 2 * Math.PI)).reverse()
  const barbs = Array.from({ length: turns * 15 }, (_, index): Vec[] => {
    const [x, y, z] = at(((index + 0.5) / 15) * 2 * Math.PI)
    const out = (k: number): Vec => [x * k, radius + (y - radius) * k, z]
    return [out(0.9), out(1.1)]
  })
  return compose(
    [{ line: barbs[0] ?? [], also: barbs.slice(1), color: '#6B747A', mm: 12 }, ...rod(path, 13, '#AEB6BA')],
    { turn: 58, tilt: 12, shadow: false },
  )
}

/** Barbed wire on its reel. */
export function barbedPicture(): Scene {
  const parts: Part[] = [drum([0, 0, 0], 0, 0.1, 130, '#9DA3A6', { top: false })]
  for (let layer = 0; layer < 11; layer += 1) {
    for (const share of [0.8, 0.9, 1]) {
      parts.push({
        ring: { at: [0, 8 + layer * 20, 0], radius: 128 * share },
        color: layer % 2 === 0 ? '#A4ABAF' : '#8A9196',
        mm: 15,
      })
    }
  }
  const barbs = Array.from({ length: 64 }, (_, index): Vec[] => {
    const a = Math.PI * (0.04 + ((index * 0.618) % 1) * 0.92)
    const y = 8 + ((index * 7) % 11) * 20
    const k = 1.02 + (index % 3) * 0.02
    const out = (r: number, dy: number): Vec => [-Math.cos(a) * r * k, y + dy, -Math.sin(a) * r * k]
    return [out(124, -9), out(140, 11)]
  })
  return compose([...parts, { line: barbs[0] ?? [], also: barbs.slice(1), color: '#4A4F53', mm: 3.4 }], {
    turn: 0,
    tilt: 22,
  })
}

/** A stiff fence panel between its posts. */
export function fencePanelPicture(color: string): Scene {
  const [width, height] = [1300, 1000]
  const wire = darken(color, 0.04)
  const rail = (y: number, z: number): Part[] =>
    rod(
      [
        [0, y, z],
        [width, y, z],
      ],
      15,
      wire,
    )
  const uprights = Array.from({ length: 21 }, (_, index): Vec[] => {
    const x = 40 + index * ((width - 80) / 20)
    return [
      [x, 40, 0],
      [x, 250, 0],
      [x, 275, -30],
      [x, 300, 0],
      [x, 700, 0],
      [x, 725, -30],
      [x, 750, 0],
      [x, height, 0],
    ]
  })
  const bars: Part[] = [
    { line: uprights[0] ?? [], also: uprights.slice(1), color: darken(color, 0.4), mm: 14 },
    { line: uprights[0] ?? [], also: uprights.slice(1), color: lighten(color, 0.14), mm: 7 },
  ]
  const post = (x: number): Part[] => block([56, height + 90, 56], color, [x, 0, -20])
  return compose([...post(width), ...[80, 500, 940].flatMap((y) => rail(y, 6)), ...bars, ...post(-56)], {
    turn: 30,
    tilt: 14,
  })
}

/** Square bar twisted along its axis between two plain ends. */
export function twistedPicture(color: string): Scene {
  const [half, length, slices] = [6.5, 210, 24]
  const ring = (z: number): Vec[] => {
    const share = Math.max(0, Math.min(1, (z / length - 0.12) / 0.76))
    const a = share * Math.PI * 3
    return [45, 135, 225, 315].map((degrees) => {
      const angle = (degrees * Math.PI) / 180 + a
      return [Math.cos(angle) * half * Math.SQRT2, Math.sin(angle) * half * Math.SQRT2, z]
    })
  }
  const faces: Face[] = []
  for (let index = 0; index < slices; index += 1) {
    const [near, far] = [ring((index / slices) * length), ring(((index + 1) / slices) * length)]
    near.forEach((point, side) => {
      const next = (side + 1) % 4
      const corners = [point, near[next], far[next], far[side]].filter((corner) => corner !== undefined)
      faces.push({ points: corners, color, under: color })
    })
  }
  const cap: Face = { points: ring(0), color: lighten(color, 0.3), line: true }
  const at = (parts: Face[], dx: number, dz: number): Part => ({
    faces: parts.map((face) => ({
      ...face,
      points: face.points.map(([x, y, z]): Vec => [x + dx, y, z + dz]),
    })),
  })
  return compose([at(faces, -24, 20), at([cap], -24, 20), at(faces, 0, 0), at([cap], 0, 0)], {
    turn: 42,
    tilt: 27,
  })
}

/** Pipe with threaded ends and a coupling. */
export function threadedPipePicture(color: string): Scene {
  const threads = (at: Vec): Part => {
    const rings = Array.from({ length: 7 }, (_, index): Vec[] =>
      circle(30.6, at[0], at[1], 30)
        .slice(0, 20)
        .map(([x, y]): Vec => [x, y, at[2] + 4 + index * 6]),
    )
    return { line: rings[0] ?? [], also: rings.slice(1), color: darken(color, 0.5), width: 1.6, opacity: 0.8 }
  }
  const pipe = (at: Vec): Part[] => [
    ...prism(circle(30, 0, 0, 26), 330, { color }, at, [circle(26, 0, 0, 26)]),
    threads([at[0], at[1], at[2]]),
  ]
  const coupling = prism(
    circle(38, 0, 0, 26),
    60,
    { color: darken(color, 0.08) },
    [66, 0, -10],
    [circle(30, 0, 0, 26)],
  )
  return compose([...pipe([0, 0, 40]), ...pipe([66, 0, 20]), ...coupling, ...pipe([33, 58, 10])], {
    turn: 42,
    tilt: 27,
  })
}

/** A welded beam with its stiffeners. */
export function weldedBeamPicture(color: string): Scene {
  const section = beam(360, 180, 10, 14)
  const length = 900
  const plate = (z: number): Part[] => block([82, 330, 10], darken(color, 0.06), [96, 15, z])
  return compose([...prism(section, length, { color }), ...[640, 360, 90].flatMap(plate)], {
    turn: 46,
    tilt: 24,
  })
}

/** A dome of acrylic on its kerb, square or twice as long. */
export function skylightPicture(lengths: 1 | 2): Scene {
  const long = 600 * lengths
  const ringAt = (share: number): Vec[] => {
    const a = share * 1.5
    const [wide, deep, high] = [Math.cos(a) * 270, Math.cos(a) * (long / 2 - 30), 130 + Math.sin(a) * 120]
    return Array.from({ length: 48 }, (_, side): Vec => {
      const turn = (side / 48) * 2 * Math.PI
      const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.55
      return [square(Math.cos(turn)) * wide, high, square(Math.sin(turn)) * deep]
    })
  }
  const kerb = prism(rectangle(600, long), 110, { color: '#C9CED1', along: 'up' }, [-300, 0, -long / 2])
  return compose(
    [
      ...block([760, 8, long + 160], '#AEB6BA', [-380, -8, -long / 2 - 80]),
      ...kerb,
      solid(rectangle(620, long + 20, 6), 22, 4, '#ECECE7', { ...flat, at: [-310, 110, -long / 2 - 10] }),
      loft([0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map(ringAt), '#CFE3EA'),
    ],
    { turn: 38, tilt: 26 },
  )
}

/** A square bar forged with a basket between two plain ends, beside a twisted one. */
export function ornamentalPicture(color: string): Scene {
  const wires = [0, 1, 2, 3].map((strand): Part => {
    const path = Array.from({ length: 25 }, (_, index): Vec => {
      const share = index / 24
      const a = share * Math.PI * 2.2 + (strand * Math.PI) / 2
      const out = 4 + Math.sin(share * Math.PI) * 15
      return [Math.cos(a) * out, Math.sin(a) * out, 60 + share * 80]
    })
    return hose(
      path,
      path.map(() => 3),
      color,
      12,
    )
  })
  const end = (from: number, to: number) =>
    prism(rectangle(13, 13), to - from, { color, cap: lighten(color, 0.3) }, [-6.5, -6.5, from])
  return compose([...end(-30, 62), ...wires, ...end(138, 230)], { turn: 44, tilt: 26 })
}

/** Ridge cap with teeth that reach down into the pans. */
export function notchedRidgePicture(girth: number, color: string): Scene {
  const section = ridge(girth).slice(1, -1)
  const length = 810
  const [left, , right] = [section[0], section[1], section[2]]
  const teeth = (edge: Point, out: number): Part => ({
    faces: Array.from({ length: 4 }, (_, index): Face => {
      const z = index * 202.5
      const points: Vec[] = [
        [edge[0], edge[1], z + 34],
        [edge[0] + out * 6, edge[1] - 28, z + 48],
        [edge[0] + out * 6, edge[1] - 28, z + 155],
        [edge[0], edge[1], z + 169],
      ]
      return { points, color: darken(color, 0.06), under: darken(color, 0.06), line: true }
    }),
  })
  return compose(
    [
      ...(left ? [teeth(left, -1)] : []),
      ...sheet(section, length, { color }),
      ...(right ? [teeth(right, 1)] : []),
    ],
    {
      turn: 42,
      tilt: 34,
    },
  )
}

/** End piece of a ridge: the face and its return. */
export function ridgeEndPicture(color: string): Scene {
  const bow = Array.from({ length: 25 }, (_, index): Point => {
    const a = Math.PI * (1 - index / 24)
    return [110 + Math.cos(a) * 110, Math.sin(a) * 110]
  })
  // One shows its closed end, one that it is a shell.
  const cap = (x: number, z: number, end: number): Part[] => [
    ...sheet(bow, 70, { color }, [x, 0, z]),
    {
      faces: [{ points: bow.map(([px, py]): Vec => [px + x, py, z + end]), color, under: color, line: true }],
    },
  ]
  return compose([...cap(0, 0, 0), ...cap(250, 30, 70)], { turn: 30, tilt: 26 })
}
