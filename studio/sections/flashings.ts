import type { Point } from '../vector.ts'

/** Two slopes with hemmed feet, by the width of the blank. */
export function ridge(girth: number, rise = 0.32): Point[] {
  const half = girth / 2 - 12
  const dx = half * Math.cos(rise)
  const dy = half * Math.sin(rise)
  return [
    [-8, -10],
    [0, 0],
    [dx, dy],
    [2 * dx, 0],
    [2 * dx + 8, -10],
  ]
}

export function halfRound(radius: number, foot: number): Point[] {
  const bow = Array.from({ length: 13 }, (_, index): Point => {
    const a = Math.PI * (1 - index / 12)
    return [foot + radius + Math.cos(a) * radius, Math.sin(a) * radius]
  })
  return [[0, 0], ...bow, [2 * foot + 2 * radius, 0]]
}

export function wallFlashing(girth: number): Point[] {
  return [
    [0, girth * 0.5],
    [6, girth * 0.46],
    [6, 0],
    [girth * 0.42, -girth * 0.06],
    [girth * 0.44, -girth * 0.11],
  ]
}

/** The flashing above: from the wall down over the sheets, its foot bent to grip them. */
export function apron(girth: number): Point[] {
  return [
    [14, girth * 0.36],
    [0, girth * 0.34],
    [0, 0],
    [girth * 0.5, -girth * 0.2],
    [girth * 0.52, -girth * 0.26],
  ]
}

/** A strip that covers a joint, hemmed at both sides. */
export function coverStrip(girth: number): Point[] {
  const half = girth * 0.37
  return [
    [6, 4],
    [0, 0],
    [half - 20, 0],
    [half - 10, 20],
    [half + 10, 20],
    [half + 20, 0],
    [2 * half, 0],
    [2 * half - 6, 4],
  ]
}

export function corner(girth: number): Point[] {
  const leg = girth / 2 - 10
  return [
    [12, leg],
    [0, leg],
    [0, 0],
    [leg, 0],
    [leg, 12],
  ]
}

export function fascia(girth: number): Point[] {
  const face = girth * 0.7
  return [
    [girth * 0.2, face],
    [0, face],
    [0, 14],
    [16, 4],
    [30, 14],
  ]
}

export function valley(girth: number): Point[] {
  const half = girth / 2 - 16
  return [
    [14, half * 0.42],
    [0, half * 0.36],
    [half * 0.92, 0],
    [half * 0.95, 16],
    [half * 0.98, 0],
    [half * 1.9, half * 0.36],
    [half * 1.9 - 14, half * 0.42],
  ]
}

export function hip(girth: number): Point[] {
  return ridge(girth, 0.55)
}

/** A piece bent to somebody's sketch. */
export function customFlashing(): Point[] {
  return [
    [0, 60],
    [0, 150],
    [90, 150],
    [90, 40],
    [160, 0],
    [250, 0],
    [250, 70],
    [215, 70],
  ]
}

/** The K face of a gutter, back to the left. */
export function gutterK(width: number, height: number): Point[] {
  return [
    [0, height],
    [0, 0],
    [width * 0.62, 0],
    [width * 0.66, height * 0.32],
    [width * 0.86, height * 0.58],
    [width * 0.88, height * 0.74],
    [width, height * 0.84],
    [width, height],
    [width - 14, height],
    [width - 14, height - 10],
  ]
}

export function gutterBox(width: number, height: number): Point[] {
  return [
    [-26, height],
    [0, height],
    [0, 0],
    [width, 0],
    [width, height * 0.86],
    [width - 22, height * 0.86],
    [width - 22, height * 0.8],
  ]
}
