import { formatMetres } from '../../../../facts/length.ts'
import { lengthOfText } from '../../../../trade/length-text.ts'
import type { PartRoof, PlanPart } from '../../../../trade/roof/plan.ts'
import { partRoofs } from '../../../../trade/roof/plan.ts'
import { slopeOfText } from '../../../../trade/roof/slope-text.ts'
import type { Unreadable } from './question.ts'

/**
 * A part of a drawn roof as it is typed: `rk` how it is covered, `rx` and `ry` metres from the left and from the front,
 * `rl` and `ra` how long and how deep, `rp` percent of slope where it is not the roof's. In the address each part repeats
 * them, as a form without script sends them.
 */
export type PartText = { rk: PartRoof; rx: string; ry: string; rl: string; ra: string; rp?: string }

export const partFields = ['rx', 'ry', 'rl', 'ra'] as const

/** More would be a plan for an architect. */
export const mostParts = 6

/** Metres from one line of the grid to the next. */
export const gridMm = 500

const whereMost = 60_000
const shortest = 500

const start: PartText = { rk: 'gable-x', rx: '0', ry: '0', rl: '10', ra: '8' }

/** The parts of an address; one without a length is none, and without any there is one to begin with. */
export const readParts = (search: URLSearchParams): PartText[] => {
  const at = (name: string, index: number) => search.getAll(name)[index] ?? ''
  const parts = search.getAll('rk').map(
    (kind, index): PartText => ({
      rk: partRoofs.find((one) => one === kind) ?? 'gable-x',
      rx: at('rx', index),
      ry: at('ry', index),
      rl: at('rl', index),
      ra: at('ra', index),
      ...(at('rp', index) === '' ? {} : { rp: at('rp', index) }),
    }),
  )
  const told = parts.filter(({ rl, ra }) => rl !== '' || ra !== '').slice(0, mostParts)
  return told.length > 0 ? told : [start]
}

export const writeParts = (search: URLSearchParams, parts: readonly PartText[]): void => {
  const own = parts.some(({ rp }) => rp)
  for (const part of parts) {
    for (const name of ['rk', ...partFields] as const) search.append(name, part[name])
    if (own) search.append('rp', part.rp ?? '')
  }
}

/** Millimetres, or which fields of which parts cannot be read. */
export const partsOfTexts = (
  texts: readonly PartText[],
): { parts: PlanPart[] } | { unreadable: Unreadable[] } => {
  const parts: PlanPart[] = []
  const unreadable: Unreadable[] = []
  texts.forEach((text, index) => {
    const part = partOf(text)
    if (part) parts.push(part)
    else {
      for (const name of partFields) if (!fieldMm(text, name)) unreadable.push(`${name}${index}`)
      if (text.rp && slopeOf(text.rp) === undefined) unreadable.push(`rp${index}`)
    }
  })
  return unreadable.length > 0 ? { unreadable } : { parts }
}

/** A part in millimetres; undefined where a field cannot be read. */
export const partOf = (text: PartText): PlanPart | undefined => {
  const [x, y, long, deep] = partFields.map((name) => fieldMm(text, name)?.mm)
  if (x === undefined || y === undefined || long === undefined || deep === undefined) return undefined
  const slope = text.rp ? slopeOf(text.rp) : undefined
  if (text.rp && slope === undefined) return undefined
  return {
    roof: text.rk,
    x0: x,
    y0: y,
    x1: x + long,
    y1: y + deep,
    ...(slope === undefined ? {} : { slope }),
  }
}

/** A slope as it is typed, as a ratio: percent, degrees, rise in a run. Undefined for what no roof has. */
export const slopeOf = (text: string): number | undefined => {
  const slope = slopeOfText(text)
  return slope !== undefined && slope >= 0.01 && slope <= 1.5 ? slope : undefined
}

const fieldMm = (text: PartText, name: (typeof partFields)[number]): { mm: number } | undefined => {
  const mm = lengthOfText(text[name])
  const least = name === 'rl' || name === 'ra' ? shortest : 0
  return mm !== undefined && mm >= least && mm <= whereMost ? { mm } : undefined
}

/** Parts as they are typed, moved so that none lies left of or before the plan's corner. */
export const textsOf = (parts: readonly PlanPart[]): PartText[] => {
  const left = Math.min(0, ...parts.map(({ x0 }) => x0))
  const front = Math.min(0, ...parts.map(({ y0 }) => y0))
  const metres = (mm: number) => formatMetres(Math.round(mm))
  return parts.map(({ roof, x0, y0, x1, y1, slope }) => ({
    rk: roof,
    rx: metres(x0 - left),
    ry: metres(y0 - front),
    rl: metres(x1 - x0),
    ra: metres(y1 - y0),
    ...(slope === undefined ? {} : { rp: String(Number((slope * 100).toFixed(3))) }),
  }))
}

/** Moved or stretched by so many millimetres, within the plan. */
export const shiftPart = (part: PlanPart, { dx, dy }: Record<'dx' | 'dy', number>): PlanPart => {
  const x = Math.max(-part.x0, Math.min(whereMost - part.x0, dx))
  const y = Math.max(-part.y0, Math.min(whereMost - part.y0, dy))
  return { ...part, x0: part.x0 + x, x1: part.x1 + x, y0: part.y0 + y, y1: part.y1 + y }
}

export const stretchPart = (part: PlanPart, { dx, dy }: Record<'dx' | 'dy', number>): PlanPart => {
  const to = (from: number, at: number) => Math.max(from + shortest, Math.min(from + whereMost, at))
  return { ...part, x1: to(part.x0, part.x1 + dx), y1: to(part.y0, part.y1 + dy) }
}
