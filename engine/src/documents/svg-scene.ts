import { box, type Scene, type Shape } from '../../../trade/drawing/scene.ts'

type Point = readonly [number, number]
type Attributes = Readonly<Record<string, string>>
/** Where a picture inside a picture stands: its units times `scale`, moved. */
type Place = { x: number; y: number; scale: number }

/**
 * A dimensioned drawing in SVG as a scene, so that it is printed as vectors like all other drawings: paths of straight
 * lines, circles and words, also in pictures inside the picture. Undefined for one that holds anything else.
 */
export function sceneOfSvg(svg: string): Scene | undefined {
  const shapes: Shape[] = []
  const places: Place[] = []
  for (const [, close, name = '', written = '', text = ''] of svg.matchAll(
    /<(\/?)([a-zA-Z][\w:-]*)([^>]*)>([^<]*)/g,
  )) {
    if (close) {
      if (name === 'svg') places.pop()
      continue
    }
    const attributes = attributesOf(written)
    const place = places.at(-1)
    if (name === 'svg') places.push(placeOf(attributes, place))
    // The ground of the picture, or of one inside it: paper has its own.
    else if (name === 'rect' && place && isGround(attributes)) continue
    else if (place && !('transform' in attributes)) {
      const read = readers[name]?.(attributes, text)
      if (!read) return undefined
      shapes.push(...read.map((shape) => placeShape(shape, place)))
    } else return undefined
  }
  return shapes.length > 0 ? { shapes } : undefined
}

const attributesOf = (written: string): Attributes =>
  Object.fromEntries(
    [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

const numberOf = (attributes: Attributes, name: string) => Number(attributes[name] ?? 0)

const placeOf = (attributes: Attributes, around: Place = { x: 0, y: 0, scale: 1 }): Place => {
  const [, , width = 0] = (attributes['viewBox'] ?? '').split(' ').map(Number)
  const scale = width > 0 && attributes['width'] ? numberOf(attributes, 'width') / width : 1
  return {
    x: around.x + numberOf(attributes, 'x') * around.scale,
    y: around.y + numberOf(attributes, 'y') * around.scale,
    scale: around.scale * scale,
  }
}

const isGround = (attributes: Attributes) =>
  !('stroke' in attributes) && numberOf(attributes, 'x') === 0 && numberOf(attributes, 'y') === 0

const placeShape = (shape: Shape, { x, y, scale }: Place): Shape => {
  const point = ([px, py]: Point): Point => [x + px * scale, y + py * scale]
  if (shape.kind === 'polygon') return { ...shape, points: shape.points.map(point) }
  if (shape.kind === 'line') return { ...shape, from: point(shape.from), to: point(shape.to) }
  return { ...shape, at: point(shape.at), ...(shape.sizeMm ? { sizeMm: shape.sizeMm * scale } : {}) }
}

const pathTokens = /[a-zA-Z]|-?(?:\d*\.)?\d+/g

/** The strokes of a path of straight lines; undefined where it bends. */
const strokesOf = (d: string): { points: Point[]; closed: boolean }[] | undefined => {
  const strokes: { points: Point[]; closed: boolean }[] = []
  const tokens = d.match(pathTokens) ?? []
  let command = ''
  let at: Point = [0, 0]
  for (let index = 0; index < tokens.length; ) {
    if (/[a-zA-Z]/.test(tokens[index] ?? '')) command = tokens[index++] ?? ''
    const isRelative = command === command.toLowerCase()
    const next = () => Number(tokens[index++])
    const [fromX, fromY] = isRelative ? at : [0, 0]
    switch (command.toLowerCase()) {
      case 'm':
        at = [fromX + next(), fromY + next()]
        strokes.push({ points: [at], closed: false })
        // What follows without a letter are lines.
        command = isRelative ? 'l' : 'L'
        continue
      case 'l':
        at = [fromX + next(), fromY + next()]
        break
      case 'h':
        at = [fromX + next(), at[1]]
        break
      case 'v':
        at = [at[0], fromY + next()]
        break
      case 'z': {
        const stroke = strokes.at(-1)
        if (stroke) stroke.closed = true
        at = stroke?.points[0] ?? at
        continue
      }
      default:
        return undefined
    }
    strokes.at(-1)?.points.push(at)
  }
  return strokes
}

/** White behind what stands in front; grey for the body; lines where it is drawn around. */
const inkOf = (points: readonly Point[], closed: boolean, attributes: Attributes): Shape[] => {
  const { fill = 'none', stroke = 'none' } = attributes
  const isHeavy = numberOf(attributes, 'stroke-width') >= 3
  const ends = closed ? [...points, ...points.slice(0, 1)] : points
  const lines =
    stroke === 'none'
      ? []
      : ends.slice(1).map((to, index): Shape => {
          const from = ends[index] ?? to
          return { kind: 'line', from, to, look: isHeavy ? 'outline' : 'rest' }
        })
  if (fill === 'none') return lines
  return [{ kind: 'polygon', points, look: isLight(fill) ? 'cut-off' : 'face' }, ...lines]
}

const isLight = (fill: string) => Number.parseInt(fill.slice(1, 3), 16) > 0xe0

const circlePoints = 36

/** Of a letter's height, about. */
const letterWidth = 0.55

/** From the line that letters stand on up to their middle. */
const letterMiddle = 0.35

const readers: Readonly<Record<string, (attributes: Attributes, text: string) => Shape[] | undefined>> = {
  path: (attributes) =>
    strokesOf(attributes['d'] ?? '')?.flatMap(({ points, closed }) => inkOf(points, closed, attributes)),
  circle: (attributes) => {
    const [x, y, r] = [numberOf(attributes, 'cx'), numberOf(attributes, 'cy'), numberOf(attributes, 'r')]
    const points = Array.from({ length: circlePoints }, (_, index): Point => {
      const angle = (index / circlePoints) * 2 * Math.PI
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    })
    return inkOf(points, true, attributes)
  },
  text: (attributes, text) => {
    const size = numberOf(attributes, 'font-size')
    const half = (text.length * size * letterWidth) / 2
    const anchor = attributes['text-anchor'] ?? 'start'
    const shift = anchor === 'middle' ? 0 : anchor === 'end' ? -half : half
    const [x, y] = [numberOf(attributes, 'x') + shift, numberOf(attributes, 'y') - size * letterMiddle]
    return [
      // Paper below a word: nothing crosses it, and it is part of what has to fit.
      box(x - half, y - size / 2, half * 2, size, 'cut-off'),
      {
        kind: 'text',
        at: [x, y],
        text: decodeEntities(text),
        sizeMm: size,
      },
    ]
  },
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const decodeEntities = (text: string) =>
  text.replace(/&(\w+);/g, (whole, name: string) => signs[name] ?? whole)
