import type { Point } from '../vector.ts'

/** Round waves, as on corrugated sheet. */
export function corrugatedProfile(width: number, pitch: number, depth: number, perWave = 10): Point[] {
  const count = Math.round((width / pitch) * perWave)
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = (index / count) * width
    return [x, (depth / 2) * (1 - Math.cos((2 * Math.PI * x) / pitch))]
  })
}

export type Ribs = {
  width: number
  cover: number
  pitch: number
  height: number
  crest: number
  foot: number
  pans?: number
}

/** Straight ribs with flat pans; small stiffeners in the pans where asked. */
export function trapezoidalProfile({ width, cover, pitch, height, crest, foot, pans = 1 }: Ribs): Point[] {
  const ribs = Math.round(cover / pitch)
  const start = (width - ribs * pitch) / 2
  const points: Point[] = []
  for (let rib = 0; rib <= ribs; rib += 1) {
    const middle = start + rib * pitch
    points.push([middle - foot / 2, 0], [middle - crest / 2, height], [middle + crest / 2, height])
    points.push([middle + foot / 2, 0])
    if (rib < ribs) points.push(...stiffeners(middle + foot / 2, pitch - foot, pans))
  }
  return points
    .map(([x, y]): Point => [Math.max(0, Math.min(width, x)), y])
    .filter(
      (point, index, all) =>
        index === 0 || point[0] !== all[index - 1]?.[0] || point[1] !== all[index - 1]?.[1],
    )
}

function stiffeners(from: number, room: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => from + (room * (index + 1)) / (count + 1)).flatMap(
    (x): Point[] => [
      [x - 9, 0],
      [x - 5, 3],
      [x + 5, 3],
      [x + 9, 0],
    ],
  )
}

/** The roll of a Spanish tile: a round crest and a flatter valley. */
export function tileWave(width: number, pitch: number, depth: number): Point[] {
  const steps = Math.round((width / pitch) * 10)
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = (index / steps) * width
    const wave = (1 - Math.cos((2 * Math.PI * x) / pitch)) / 2
    return [x, depth * wave ** 0.8]
  })
}

/** Pans with upright seams at both sides. */
export function seamedProfile(cover: number, panels: number, seam: number, round: boolean): Point[] {
  const points: Point[] = []
  for (let panel = 0; panel <= panels; panel += 1) {
    const x = panel * cover
    points.push(...(round ? roundSeam(x, seam) : straightSeam(x, seam)))
    if (panel < panels) {
      for (const share of [0.36, 0.64]) {
        const middle = x + cover * share
        points.push([middle - 12, 0], [middle, 3], [middle + 12, 0])
      }
    }
  }
  return points
}

function straightSeam(x: number, seam: number): Point[] {
  return [
    [x - 2, 0],
    [x - 2, seam - 10],
    [x - 10, seam - 10],
    [x - 10, seam],
    [x + 2, seam],
    [x + 2, 0],
  ]
}

function roundSeam(x: number, seam: number): Point[] {
  const ring = Array.from({ length: 9 }, (_, index): Point => {
    const angle = Math.PI * (1.25 - (index / 8) * 1.5)
    return [x + Math.cos(angle) * 11, seam - 11 + Math.sin(angle) * 11]
  })
  return [[x - 3, 0], [x - 3, seam - 20], ...ring, [x + 3, seam - 20], [x + 3, 0]]
}
