import { ground } from './color.ts'
import type { Point } from './vector.ts'

export const size = 800

/** Coordinates to a tenth of a pixel, without waste. */
export function num(value: number): string {
  const text = (Math.round(value * 10) / 10).toString()
  return text === '-0' ? '0' : text
}

export function pathOf(points: readonly Point[], closed: boolean): string {
  const [first, ...rest] = points
  if (!first) return ''
  let [x, y] = [round(first[0]), round(first[1])]
  let d = `M${num(x)} ${num(y)}l`
  for (const point of rest) {
    const [nextX, nextY] = [round(point[0]), round(point[1])]
    d += `${num(nextX - x)} ${num(nextY - y)} `
    x = nextX
    y = nextY
  }
  return `${d.trimEnd().replaceAll(' -', '-')}${closed ? 'z' : ''}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function tag(
  name: string,
  attributes: Record<string, string | number | undefined>,
  body = '',
): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : value}"`)
    .join('')
  return body ? `<${name}${list}>${body}</${name}>` : `<${name}${list}/>`
}

/** A square picture on the neutral ground. */
export function picture(
  body: string,
  background = ground,
  [width, height]: [number, number] = [size, size],
): string {
  const back = background === 'none' ? '' : tag('rect', { width, height, fill: background })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${back}${body}</svg>\n`
}
