import { darken, ink, lighten } from '../color.ts'
import { rod } from '../extrude.ts'
import type { Label, Part, Round, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { circle, rectangle } from '../sections/bars.ts'
import { flat, hose, smoothCorners, solid, lathe } from '../solids.ts'
import type { Vec } from '../vector.ts'

type Extra = Pick<Round, 'netting' | 'shine' | 'top' | 'label'>

/** How the demo's own goods are printed. */
export function printOf(words: string[], band = '#14181C'): Label {
  return { paper: '#F4F3EE', ink: '#14181C', band, words }
}

export function drum(
  at: Vec,
  low: number,
  high: number,
  radius: number,
  color: string,
  extra: Extra = {},
): Round {
  return { round: { at, low, high, radiusLow: radius, radiusHigh: radius }, color, ...extra }
}

export function cone(
  at: Vec,
  low: number,
  high: number,
  radii: [number, number],
  color: string,
  extra: Extra = {},
): Round {
  return { round: { at, low, high, radiusLow: radii[0], radiusHigh: radii[1] }, color, ...extra }
}

export type Roll = {
  radius: number
  height: number
  color: string
  inner?: string
  core?: number
  turns?: number
} & Pick<Extra, 'netting' | 'shine'>

/** A roll standing on its end, its turns showing on top. */
export function rollParts(
  { radius, height, color, inner, core, turns, netting, shine }: Roll,
  at: Vec = [0, 0, 0],
): Part[] {
  const hollow = core ?? radius * 0.34
  const count = turns ?? 7
  const top = inner ?? lighten(color, 0.12)
  const rings = Array.from({ length: count }, (_, index): Part => {
    const share = (index + 0.5) / count
    return {
      ring: { at: [at[0], height, at[2]], radius: hollow + (radius - hollow) * share },
      color: darken(top, 0.28),
      mm: radius * 0.012,
    }
  })
  return [
    drum(at, 0, height, radius, color, {
      top,
      ...(netting ? { netting } : {}),
      ...(shine === undefined ? {} : { shine }),
    }),
    ...rings,
    drum(at, height - radius * 0.02, height, hollow, darken(top, 0.6), { top: darken(top, 0.66) }),
  ]
}

export function rollPicture(roll: Roll): Scene {
  return compose(rollParts(roll), { turn: 0, tilt: 30 })
}

/** Wire wound flat: rings from the inside out, layer on layer. */
export function wireCoilPicture(radius: number, height: number, wire: number, color: string): Scene {
  const parts: Part[] = []
  const layers = Math.max(4, Math.round(height / wire / 1.02))
  for (let layer = 0; layer < layers; layer += 1) {
    const y = layer * wire * 1.02
    for (const turn of [0.62, 0.72, 0.82, 0.92, 1]) {
      const wobble = 1 + Math.sin(layer * 2.3 + turn * 21) * 0.012
      parts.push({ ring: { at: [0, y, 0], radius: radius * turn * wobble }, color, mm: wire })
    }
  }
  const ties = [35, 155, 275].flatMap((degrees) => tie(degrees, radius, layers * wire * 1.02, wire))
  return compose([drum([0, 0, 0], 0, 0.1, radius * 0.98, '#9DA3A6', { top: false }), ...parts, ...ties], {
    turn: 0,
    tilt: 34,
  })
}

function tie(degrees: number, radius: number, height: number, wire: number): Part[] {
  const a = (degrees * Math.PI) / 180
  const at = (share: number, y: number): Vec => [
    Math.cos(a) * radius * share,
    y,
    -Math.sin(a) * radius * share,
  ]
  return rod(
    [at(0.56, height), at(0.8, height + wire), at(1.03, height), at(1.05, height * 0.3)],
    wire * 1.3,
    '#4A4F53',
  )
}

export type Can = {
  radius: number
  height: number
  body: string
  /** Colour of what is in it, shown as a band. */
  label: string
  lid?: string
  handle?: boolean
  /** What is printed below the band. */
  words: string[]
}

/** A tin with its label, lid rim and wire handle. */
export function canPicture({ radius, height, body, label, lid, handle, words }: Can): Scene {
  const r = radius
  const rim = lid ?? lighten(body, 0.3)
  const bow: Vec[] = Array.from({ length: 13 }, (_, index) => {
    const a = Math.PI * (index / 12)
    return [-Math.cos(a) * r * 1.04, height * 0.9 + Math.sin(a) * r * 1.02, 0]
  })
  const parts: Part[] = [
    ...(handle ? rod(bow, r * 0.035, '#8A9196') : []),
    drum([0, 0, 0], 0, height * 0.08, r, body, { top: false }),
    drum([0, 0, 0], height * 0.08, height * 0.5, r, '#F4F3EE', { top: false, label: printOf(words) }),
    drum([0, 0, 0], height * 0.5, height * 0.88, r, label, { top: false, shine: 0.8 }),
    drum([0, 0, 0], height * 0.88, height, r, body, { top: false }),
    drum([0, 0, 0], height, height + r * 0.05, r * 1.03, rim, { top: lighten(rim, 0.12) }),
    { ring: { at: [0, height + r * 0.05, 0], radius: r * 0.86 }, color: darken(rim, 0.3), mm: r * 0.02 },
    { ring: { at: [0, height + r * 0.05, 0], radius: r * 0.7 }, color: darken(rim, 0.2), mm: r * 0.012 },
  ]
  return compose(parts, { turn: 0, tilt: 24 })
}

/** A pail with a flared wall and a pressed lid. */
export function pailPicture(color: string, label: string, words: string[]): Scene {
  const bow: Vec[] = Array.from({ length: 13 }, (_, index) => {
    const a = Math.PI * (index / 12)
    return [-Math.cos(a) * 152, 318 - Math.sin(a) * 120, -60]
  })
  const parts: Part[] = [
    cone([0, 0, 0], 0, 80, [126, 132], '#ECECE7', { top: false }),
    cone([0, 0, 0], 80, 180, [132, 138], '#F4F3EE', { top: false, label: printOf(words) }),
    cone([0, 0, 0], 180, 270, [138, 144], label, { top: false, shine: 0.8 }),
    cone([0, 0, 0], 270, 320, [144, 147], '#ECECE7', { top: false }),
    drum([0, 0, 0], 320, 336, 154, '#ECECE7', { top: false }),
    drum([0, 0, 0], 336, 350, 150, color, { top: lighten(color, 0.18) }),
    { ring: { at: [0, 350, 0], radius: 128 }, color: darken(color, 0.25), mm: 3 },
    ...rod(bow, 7, '#8A9196'),
  ]
  return compose(parts, { turn: 0, tilt: 24 })
}

/** Sealant in a cartridge, nozzle up. */
export function cartridgePicture(color: string, words: string[], band = '#14181C'): Scene {
  const parts: Part[] = [
    drum([0, 0, 0], 0, 12, 25, '#D9DBDC', { top: false }),
    drum([0, 0, 0], 12, 170, 24, '#F1F1EE', { top: false }),
    drum([0, 0, 0], 24, 96, 24.2, '#F4F3EE', { top: false, label: printOf(words, band) }),
    drum([0, 0, 0], 96, 150, 24.2, color, { top: false, shine: 0.8 }),
    drum([0, 0, 0], 170, 182, 24, '#E3E5E5', {}),
    cone([0, 0, 0], 182, 190, [11, 9], '#E9EAE8', { top: false }),
    cone([0, 0, 0], 190, 268, [8.5, 2.6], '#F4F4F1', { top: '#C9CED1' }),
  ]
  return compose(parts, { turn: 0, tilt: 16 })
}

/** A pressurised can with cap. */
export function sprayPicture(color: string, body: string, words: string[]): Scene {
  const parts: Part[] = [
    drum([0, 0, 0], 0, 6, 32, '#C9CED1', { top: false }),
    drum([0, 0, 0], 6, 158, 32.5, body, { top: false }),
    drum([0, 0, 0], 36, 92, 32.6, '#F4F3EE', { top: false, label: printOf(words) }),
    drum([0, 0, 0], 92, 132, 32.6, color, { top: false, shine: 0.9 }),
    cone([0, 0, 0], 158, 172, [32.5, 25], '#D4D8DA', { top: false }),
    drum([0, 0, 0], 172, 176, 25, '#B8BCBE', {}),
    drum([0, 0, 0], 176, 208, 23, color, {}),
  ]
  return compose(parts, { turn: 0, tilt: 16 })
}

/** A tin for solvents with its cap, handle and label, as tall as what it holds. */
export function jerryPicture(words: string[], band: string, litres: number): Scene {
  const k = Math.cbrt(litres / 3.785)
  const [w, h, d] = [170 * k, 240 * k, 110 * k]
  const parts: Part[] = [
    solid(smoothCorners(rectangle(w, d), 0.08), h, 6 * k, '#C9CED1', flat),
    {
      decal: [
        [w * 0.06, h * 0.12, -0.6],
        [w * 0.94, h * 0.12, -0.6],
        [w * 0.94, h * 0.84, -0.6],
        [w * 0.06, h * 0.84, -0.6],
      ],
      label: printOf(words, band),
    },
    drum([w * 0.24, 0, d / 2], h, h + 18 * k, 20 * k, '#14181C', { top: '#2B3136' }),
    hose(
      [
        [w * 0.5, h - 2, d / 2],
        [w * 0.52, h + 22 * k, d / 2],
        [w * 0.72, h + 28 * k, d / 2],
        [w * 0.92, h + 22 * k, d / 2],
        [w * 0.94, h - 2, d / 2],
      ],
      [5, 5, 5, 5, 5].map((value) => value * k),
      '#8A9196',
    ),
  ]
  return compose(parts, { turn: 26, tilt: 22 })
}

/** A vent that turns with the wind: curved vanes round a globe. */
export function turbinePicture(): Scene {
  const radius = 180
  const vanes: Part[] = []
  const shells: Part[] = []
  const steps = 9
  for (let index = 0; index < steps; index += 1) {
    const [a, b] = [angle(index, steps), angle(index + 1, steps)]
    const radii: [number, number] = [Math.cos(a) * radius, Math.cos(b) * radius]
    shells.push(
      cone([0, 0, 0], 300 + Math.sin(a) * 150, 300 + Math.sin(b) * 150, radii, '#B8BCBE', { top: false }),
    )
  }
  for (let vane = 0; vane < 11; vane += 1) {
    const line = Array.from({ length: 10 }, (_, index): Vec => {
      const up = -1 + (index / 9) * 1.9
      const wide = Math.sqrt(Math.max(0, 1 - (up * 0.94) ** 2)) * radius * 1.005
      const turn = Math.PI * (0.06 + (vane / 10) * 0.88) + up * 0.32
      return [-Math.cos(turn) * wide, 300 + up * 142, -Math.sin(turn) * wide]
    })
    vanes.push({ line, color: ink, width: 1.8, opacity: 0.55 })
  }
  const parts: Part[] = [
    drum([0, 0, 0], 0, 24, 190, '#A4ABAF', {}),
    drum([0, 0, 0], 24, 150, 118, '#AEB6BA', {}),
    ...shells,
    ...vanes,
    drum([0, 0, 0], 440, 456, 62, '#C9CED1', {}),
  ]
  return compose(parts, { turn: 0, tilt: 17 })
}

function angle(index: number, steps: number): number {
  return -1.25 + (index / steps) * 2.5
}

/** A roll of tape on its edge, its end hanging out. */
export function tapeRollPicture(color: string, face: string): Scene {
  const place = { at: [0, 76, 0] as Vec, x: [1, 0, 0] as Vec, y: [0, 1, 0] as Vec, z: [0, 0, 1] as Vec }
  const rings = [44, 52, 60, 68].map((radius): Part => {
    const line = circle(radius, 0, 76, 60).map(([x, y]): Vec => [x, y, -0.5])
    return { line, closed: true, color: darken(face, 0.3), mm: 0.8 }
  })
  return compose(
    [
      lathe(
        [
          [0, 38],
          [0, 75],
          [2, 76],
          [60, 76],
          [62, 75],
          [62, 38],
        ],
        color,
        place,
        72,
      ),
      lathe(
        [
          [-0.3, 38],
          [-0.3, 74],
        ],
        face,
        place,
        72,
      ),
      lathe(
        [
          [-1, 30],
          [-1, 38],
          [63, 38],
        ],
        '#C8A877',
        place,
        60,
      ),
      lathe(
        [
          [-1.2, 0.5],
          [-1.2, 30],
        ],
        '#4A4038',
        place,
        60,
      ),
      ...rings,
      solid(rectangle(120, 1.6), 60, 0, color, { at: [0, 0, 1], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }),
    ],
    { turn: 36, tilt: 24 },
  )
}
