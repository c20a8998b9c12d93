/** A drawing as things to draw, in millimetres of the object, y downwards: written as SVG here, as vectors on paper. */
export type Shape =
  | { kind: 'polygon'; points: readonly (readonly [number, number])[]; look: Look }
  | { kind: 'line'; from: readonly [number, number]; to: readonly [number, number]; look: Look }
  | { kind: 'text'; at: readonly [number, number]; text: string }

/** Names of looks; a stylesheet or a printer decides what they look like. */
export type Look = 'sheet' | 'sheet-alt' | 'shade' | 'outline' | 'purlin' | 'fold' | 'valley'

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
