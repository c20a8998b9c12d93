export const ground = '#F5F4F1'
export const ink = '#14181C'
export const pencil = '#6B747A'
export const zinc = '#B8BCBE'
export const blackSteel = '#5A5F63'
export const galvanisedGrey = '#AEB6BA'
export const accent = '#B5301A'

type Rgb = [number, number, number]

/** Mixes two hexadecimal colours; share 0 gives the first. */
export function mix(from: string, to: string, share: number): string {
  const a = parse(from)
  const b = parse(to)
  const part = Math.max(0, Math.min(1, share))
  return `#${a.map((value, index) => hex(value + ((b[index] ?? 0) - value) * part)).join('')}`
}

export function lighten(color: string, share: number): string {
  return mix(color, '#FFFFFF', share)
}

export function darken(color: string, share: number): string {
  return mix(color, '#0A0D10', share)
}

/** How light a colour is, 0 to 1. */
export function lightness(color: string): number {
  const [r, g, b] = parse(color)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}

function parse(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0').toUpperCase()
}
