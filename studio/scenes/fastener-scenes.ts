import { darken, lighten } from '../color.ts'
import { prism, rod } from '../extrude.ts'
import type { Part, Scene } from '../scene.ts'
import { compose } from '../scene.ts'
import { circle } from '../sections/bars.ts'
import type { Vec } from '../vector.ts'
import { cone, drum } from './round-scenes.ts'

const steel = '#AEB6BA'

export type Fastener = {
  length: number
  radius: number
  head: 'hex' | 'flat' | 'bugle' | 'dome'
  headRadius: number
  /** Share of the length that carries thread. */
  thread: number
  tip: 'drill' | 'sharp' | 'blunt'
  washer?: string
  color?: string
  nut?: boolean
}

const view = { turn: 0, tilt: 17 }

/** Fasteners standing on their tips, largest in the middle. */
export function fastenerPicture(kinds: Fastener[]): Scene {
  const gap = Math.max(...kinds.map((kind) => kind.headRadius)) * 2.9
  const parts = kinds.flatMap((kind, index) => standing(kind, [(index - (kinds.length - 1) / 2) * gap, 0, 0]))
  return compose(parts, view)
}

function standing(kind: Fastener, at: Vec): Part[] {
  const color = kind.color ?? steel
  const tip = kind.tip === 'blunt' ? kind.radius * 0.4 : kind.radius * (kind.tip === 'drill' ? 3 : 4)
  const pitch = kind.radius * 0.72
  const parts: Part[] = [
    cone(
      at,
      0,
      tip,
      [kind.tip === 'blunt' ? kind.radius * 0.8 : kind.radius * 0.1, kind.radius * 0.86],
      color,
      { top: false },
    ),
    drum(at, tip, kind.length, kind.radius * 0.86, color, { top: false }),
  ]
  for (let y = tip * (kind.tip === 'blunt' ? 1 : 0.7); y < kind.length * kind.thread; y += pitch) {
    const radius = y < tip ? kind.radius * (0.3 + 0.75 * (y / tip)) : kind.radius * 1.04
    parts.push({ ring: { at: [at[0], y, at[2]], radius }, color: lighten(color, 0.12), mm: pitch * 0.34 })
  }
  if (kind.nut) parts.push(...hexagon(at, kind.length * 0.34, kind.radius * 1.7, kind.headRadius, color))
  if (kind.washer) {
    parts.push(
      drum(
        at,
        kind.length - kind.radius * 1.1,
        kind.length - kind.radius * 0.3,
        kind.headRadius * 1.32,
        '#2B3136',
        { top: false },
      ),
    )
    parts.push(
      drum(
        at,
        kind.length - kind.radius * 0.3,
        kind.length + kind.radius * 0.3,
        kind.headRadius * 1.42,
        kind.washer,
      ),
    )
  }
  return [...parts, ...headOf(kind, at, kind.washer ?? color)]
}

function headOf({ head, length, headRadius, radius }: Fastener, at: Vec, color: string): Part[] {
  if (head === 'hex') return hexagon(at, length + radius * 0.3, headRadius * 0.85, headRadius, color)
  if (head === 'flat') return [drum(at, length, length + headRadius * 0.22, headRadius, color)]
  if (head === 'bugle') {
    return [
      cone(at, length - headRadius * 0.4, length + headRadius * 0.5, [radius, headRadius], color, {
        top: lighten(color, 0.2),
      }),
    ]
  }
  return [
    cone(at, length, length + headRadius * 0.35, [headRadius, headRadius * 0.92], color, { top: false }),
    cone(
      at,
      length + headRadius * 0.35,
      length + headRadius * 0.62,
      [headRadius * 0.92, headRadius * 0.45],
      color,
    ),
  ]
}

function hexagon(at: Vec, low: number, height: number, radius: number, color: string): Part[] {
  const ring = circle(radius, 0, 0, 6)
  return prism(ring, height, { color, along: 'up', cap: lighten(color, 0.1) }, [at[0], low, at[2]])
}

/** Hooks and bolts bent from rod, in a row. */
export function hookPicture(sizes: { height: number; hook: number; mm: number }[], color = steel): Scene {
  const parts = sizes.flatMap(({ height, hook, mm }, index) => {
    const x = index * 90
    const bow = Array.from({ length: 9 }, (_, step): Vec => {
      const a = Math.PI * (step / 8)
      return [x + hook / 2 - Math.cos(a) * (hook / 2), hook / 2 - Math.sin(a) * (hook / 2), 0]
    })
    const path: Vec[] = [[x, height, 0], ...bow, [x + hook, hook * 0.9, 0]]
    const threads: Vec[][] = Array.from({ length: 9 }, (_, step) => {
      const y = height - 4 - step * mm * 0.6
      return [
        [x - mm * 0.5, y, 0],
        [x + mm * 0.5, y - mm * 0.2, 0],
      ]
    })
    return [
      ...rod(path, mm, color),
      { line: threads[0] ?? [], also: threads.slice(1), color: darken(color, 0.55), mm: mm * 0.14 },
      ...hexagon([x, 0, 0], height - mm * 5.4, mm * 0.9, mm * 1.05, color),
    ]
  })
  return compose(parts, { turn: 8, tilt: 12, shadow: false })
}

/** Blind rivets with their mandrels up. */
export function rivetPicture(): Scene {
  const one = (x: number, scale: number): Part[] => [
    drum([x, 0, 0], 0, 26 * scale, 5 * scale, '#C9CED1', { top: false }),
    drum([x, 0, 0], 26 * scale, 29 * scale, 10 * scale, '#D4D8DA'),
    drum([x, 0, 0], 29 * scale, 84 * scale, 2.6 * scale, '#9AA2A7'),
  ]
  return compose([...one(-34, 0.8), ...one(0, 1), ...one(38, 1.2)], view)
}

/** Expansion anchors: sleeve, bolt, washer and nut. */
export function anchorPicture(): Scene {
  const one = (x: number, s: number): Part[] => [
    cone([x, 0, 0], 0, 16 * s, [8.5 * s, 7 * s], steel, { top: false }),
    drum([x, 0, 0], 16 * s, 52 * s, 8 * s, '#BFC5C8', { top: false }),
    ...[22, 30, 38, 46].map(
      (y): Part => ({ ring: { at: [x, y * s, 0], radius: 8 * s }, color: darken(steel, 0.2), mm: 1 * s }),
    ),
    drum([x, 0, 0], 52 * s, 84 * s, 6.4 * s, steel, { top: false }),
    ...[56, 60, 64, 68].map(
      (y): Part => ({
        ring: { at: [x, y * s, 0], radius: 6.8 * s },
        color: lighten(steel, 0.1),
        mm: 1.4 * s,
      }),
    ),
    drum([x, 0, 0], 70 * s, 73 * s, 15 * s, '#C9CED1'),
    ...hexagon([x, 0, 0], 73 * s, 10 * s, 11.5 * s, steel),
    drum([x, 0, 0], 83 * s, 98 * s, 6.4 * s, steel),
  ]
  return compose([...one(-40, 0.85), ...one(4, 1.1)], view)
}

/** Plugs of plastic with their screws. */
export function plugPicture(): Scene {
  const one = (x: number, k: number): Part[] => [
    cone([x, 0, 0], 0, 30 * k, [3.2 * k, 4.6 * k], '#C9463A', { top: false }),
    drum([x, 0, 0], 30 * k, 44 * k, 5 * k, '#C9463A', { top: '#D96A5F' }),
    ...[8, 14, 20, 26, 32, 38].map(
      (y): Part => ({
        ring: { at: [x, y * k, 0], radius: (3.4 + y / 24) * k },
        color: '#A93529',
        mm: 1.6 * k,
      }),
    ),
  ]
  const screw: Fastener = {
    length: 50,
    radius: 2.2,
    head: 'bugle',
    headRadius: 4.6,
    thread: 0.8,
    tip: 'sharp',
    color: '#C9B068',
  }
  return compose(
    [
      ...one(-34, 1),
      ...standing(screw, [-16, 0, 0]),
      ...one(8, 1.25),
      ...standing({ ...screw, length: 62 }, [30, 0, 0]),
    ],
    view,
  )
}

/** Lengths of threaded rod with a nut on each. */
export function threadedRodPicture(): Scene {
  const one = (x: number, radius: number, length: number): Part[] => [
    drum([x, 0, 0], 0, length, radius * 0.9, steel, {}),
    ...Array.from(
      { length: Math.floor(length / (radius * 0.5)) },
      (_, index): Part => ({
        ring: { at: [x, (index + 0.5) * radius * 0.5, 0], radius: radius * 0.96 },
        color: lighten(steel, 0.1),
        mm: radius * 0.26,
      }),
    ),
    ...hexagon([x, 0, 0], length * 0.7, radius * 1.7, radius * 1.9, steel),
  ]
  return compose([...one(-34, 5, 190), ...one(0, 8, 230), ...one(38, 6.4, 210)], view)
}
