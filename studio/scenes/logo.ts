import { accent, ink } from '../color.ts'
import { tag } from '../svg.ts'

const letters = [
  'M42 9V27H52',
  'M56 27L63.5 9L71 27M58.8 21H68.2M62.5 5L66 2.2',
  'M76 27V9L84 20L92 9V27',
  'M98 9V27',
  'M104 27V9L116 27V9',
  'M120 27L127.5 9L135 27M122.8 21H132.2',
]

const line = { fill: 'none', 'stroke-width': 2.6, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

/** A rib of sheet and the name, both in one line weight, 138 × 32. */
export function logoLines(color: { mark: string; letters: string }): string {
  return (
    tag('path', { d: 'M2 27H8L12 11H20L24 27H30', stroke: color.mark, ...line }) +
    tag('path', { d: letters.join(''), stroke: color.letters, ...line })
  )
}

/** The mark as it stands on paper. */
export function logo(): string {
  const body = logoLines({ mark: accent, letters: ink })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 138 32" width="138" height="32">${body}</svg>\n`
}
