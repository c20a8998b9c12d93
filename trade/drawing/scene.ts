/** A drawing as things to draw, in millimetres of the object, y downwards: written as SVG here, as vectors on paper. */
export type Shape =
  | { kind: 'polygon'; points: readonly (readonly [number, number])[]; look: Look }
  | { kind: 'line'; from: readonly [number, number]; to: readonly [number, number]; look: Look }
  | { kind: 'text'; at: readonly [number, number]; text: string; sizeMm?: number }

/** Names of looks; a stylesheet or a printer decides what they look like. */
export const looks = [
  'face',
  'sheet',
  'sheet-alt',
  'shade',
  'outline',
  'purlin',
  'fold',
  'valley',
  'arrow',
  'piece',
  'rest',
  'cut-off',
  'hatch',
] as const

export type Look = (typeof looks)[number]

export type Scene = { shapes: readonly Shape[] }

export type Bounds = { x: number; y: number; width: number; height: number }

/** The box around all points of a scene. */
export function boundsOf({ shapes }: Scene): Bounds {
  const points = shapes.flatMap((shape) => {
    if (shape.kind === 'polygon') return shape.points
    return shape.kind === 'line' ? [shape.from, shape.to] : [shape.at]
  })
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The same in whole millimetres: what is sent and stored of a scene. */
export function roundScene({ shapes }: Scene): Scene {
  const point = ([x, y]: readonly [number, number]): readonly [number, number] => [
    Math.round(x),
    Math.round(y),
  ]
  return {
    shapes: shapes.map((shape): Shape => {
      if (shape.kind === 'polygon') return { ...shape, points: shape.points.map(point) }
      if (shape.kind === 'line') return { ...shape, from: point(shape.from), to: point(shape.to) }
      return { ...shape, at: point(shape.at), ...(shape.sizeMm ? { sizeMm: Math.round(shape.sizeMm) } : {}) }
    }),
  }
}

/** A rectangle with its left upper corner. */
export const box = (x: number, y: number, width: number, height: number, look: Look): Shape => ({
  kind: 'polygon',
  points: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  look,
})

/** Slanting lines over a rectangle: what is left over, told without colour. */
export function hatching(x: number, y: number, width: number, height: number, stepMm: number): Shape[] {
  const lines: Shape[] = []
  for (let at = stepMm; at < width + height; at += stepMm) {
    const [right, left] = [Math.min(at, width), Math.max(0, at - height)]
    lines.push({
      kind: 'line',
      from: [x + left, y + at - left],
      to: [x + right, y + at - right],
      look: 'hatch',
    })
  }
  return lines
}

/** Slanting lines over a convex area, clipped to it: an offcut of any shape. */
export function hatchingOf(points: readonly (readonly [number, number])[], stepMm: number): Shape[] {
  const along = points.map(([x, y]) => x + y)
  const lines: Shape[] = []
  for (let at = Math.ceil(Math.min(...along) / stepMm) * stepMm; at < Math.max(...along); at += stepMm) {
    const crossings = points.flatMap((to, index): (readonly [number, number])[] => {
      const from = points.at(index - 1) ?? to
      const [before, after] = [from[0] + from[1] - at, to[0] + to[1] - at]
      if (before < 0 === after < 0) return []
      const share = before / (before - after)
      return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]]
    })
    const [from, to] = crossings
    if (from && to) lines.push({ kind: 'line', from, to, look: 'hatch' })
  }
  return lines
}
