import { ink, pencil } from '../color.ts'
import { num, pathOf, picture, size, tag } from '../svg.ts'
import type { Point } from '../vector.ts'

/** A shape of the drawing, in millimetres, y up. Closed shapes are filled as cut steel. */
export type Shape =
  | { points: readonly Point[]; closed?: boolean; fill?: string; thin?: boolean }
  | { center: Point; radius: number; fill?: string; thin?: boolean }

/** A measure between two points, written beside the shape on the named side. */
export type Measure = {
  from: Point
  to: Point
  side: 'below' | 'above' | 'left' | 'right'
  text: string
  far?: number
}

/** A measure along a slope, its line beside it on the upper side. */
export type SlopeMeasure = { along: [from: Point, to: Point]; text: string; color?: string }

export type View = { shapes: Shape[]; measures: Measure[]; slopes?: SlopeMeasure[] }

const weight = 3
const gap = 46
const fontSize = 36
const cut = '#CDD1D3'

/** One or two views below each other, each as large as its half allows. */
export function drawing(views: View[]): string {
  const height = size / views.length
  return picture(views.map((view, index) => drawView(view, [0, index * height, size, height])).join(''))
}

type Box = [x: number, y: number, width: number, height: number]

function drawView(view: View, [x, y, width, height]: Box): string {
  const points = view.shapes.flatMap(extent)
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = (side: Measure['side']) =>
    Math.max(
      side === 'left' || side === 'right' ? 96 : 56,
      ...view.measures
        .filter((measure) => measure.side === side)
        .map(
          (measure) =>
            (measure.far ?? 1) * gap +
            (side === 'left' || side === 'right' ? labelWidth(measure.text) + 44 : 60),
        ),
    )
  const [w, h] = [width - room('left') - room('right'), height - room('above') - room('below')]
  const scale = Math.min(w / (right - left), h / Math.max(1, high - low))
  const cx = x + room('left') + w / 2
  const cy = y + room('above') + h / 2
  const place = ([px, py]: Point): Point => [
    cx + (px - (left + right) / 2) * scale,
    cy - (py - (low + high) / 2) * scale,
  ]
  const edges = {
    left: place([left, 0])[0],
    right: place([right, 0])[0],
    above: place([0, high])[1],
    below: place([0, low])[1],
  }
  return (
    view.shapes.map((shape) => drawShape(shape, place, scale)).join('') +
    view.measures.map((measure) => drawMeasure(measure, place, edges)).join('') +
    (view.slopes ?? []).map((slope) => drawSlope(slope, place)).join('')
  )
}

function extent(shape: Shape): Point[] {
  if ('points' in shape) return [...shape.points]
  const [x, y] = shape.center
  return [
    [x - shape.radius, y - shape.radius],
    [x + shape.radius, y + shape.radius],
  ]
}

function drawShape(shape: Shape, place: (point: Point) => Point, scale: number): string {
  const look = { stroke: ink, 'stroke-width': shape.thin ? weight / 2 : weight, 'stroke-linejoin': 'round' }
  if ('points' in shape) {
    return tag('path', {
      d: pathOf(shape.points.map(place), shape.closed ?? false),
      fill: shape.closed ? (shape.fill ?? cut) : 'none',
      'stroke-linecap': 'round',
      ...look,
    })
  }
  const [cx, cy] = place(shape.center)
  return tag('circle', { cx, cy, r: shape.radius * scale, fill: shape.fill ?? cut, ...look })
}

type Edges = Record<Measure['side'], number>

function drawMeasure(measure: Measure, place: (point: Point) => Point, edges: Edges): string {
  const [a, b] = [place(measure.from), place(measure.to)]
  const level = measure.side === 'below' || measure.side === 'above'
  const sign = measure.side === 'below' || measure.side === 'right' ? 1 : -1
  const at = edges[measure.side] + sign * gap * (measure.far ?? 1)
  const on = (point: Point): Point => (level ? [point[0], at] : [at, point[1]])
  const lead = (point: Point): string => {
    const [x, y] = on(point)
    return level
      ? `M${num(x)} ${num(point[1] + sign * 10)}V${num(y + sign * 10)}`
      : `M${num(point[0] + sign * 10)} ${num(y)}H${num(x + sign * 10)}`
  }
  const [p, q] = [on(a), on(b)]
  const slash = ([x, y]: Point) => `M${num(x - 8)} ${num(y + 8)}l16-16`
  const lines = tag('path', {
    d: `${lead(a)}${lead(b)}M${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}${slash(p)}${slash(q)}`,
    fill: 'none',
    stroke: pencil,
    'stroke-width': weight / 1.5,
  })
  return lines + label(measure, p, q, level, sign)
}

function drawSlope({ along, text, color = pencil }: SlopeMeasure, place: (point: Point) => Point): string {
  const [a, b] = [place(along[0]), place(along[1])]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  // Away from the roof: upwards, whichever way it falls.
  const [nx, ny] = ux >= 0 ? [uy, -ux] : [-uy, ux]
  const off = ([x, y]: Point, by: number): Point => [x + nx * by, y + ny * by]
  const [p, q] = [off(a, gap), off(b, gap)]
  const line = ([from, to]: [Point, Point]) => `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`
  const lines = tag('path', {
    d: [line([off(a, 10), off(a, gap + 10)]), line([off(b, 10), off(b, gap + 10)]), line([p, q])].join(''),
    fill: 'none',
    stroke: color,
    'stroke-width': weight,
  })
  const [x, y] = off([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], 16)
  const turn = (Math.atan2(uy, ux) * 180) / Math.PI
  const words = tag(
    'text',
    {
      x,
      y,
      transform: `rotate(${num(Math.abs(turn) > 90 ? turn + 180 : turn)} ${num(x)} ${num(y)})`,
      'text-anchor': 'middle',
      'font-family': "Rubik, Roboto, 'DejaVu Sans', sans-serif",
      'font-size': fontSize,
      'font-weight': 500,
      'font-variant-numeric': 'tabular-nums',
      fill: color === pencil ? ink : color,
    },
    text,
  )
  return lines + words
}

function label(measure: Measure, p: Point, q: Point, level: boolean, sign: number): string {
  const [x, y] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
  return tag(
    'text',
    {
      x: level ? x : x + sign * 16,
      y: level ? y + (sign > 0 ? 38 : -14) : y + 12,
      'text-anchor': level ? 'middle' : sign > 0 ? 'start' : 'end',
      'font-family': "Rubik, Roboto, 'DejaVu Sans', sans-serif",
      'font-size': fontSize,
      'font-weight': 500,
      'font-variant-numeric': 'tabular-nums',
      fill: ink,
    },
    measure.text,
  )
}

function labelWidth(text: string): number {
  return text.length * fontSize * 0.62
}
