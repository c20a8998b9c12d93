/** Administrative divisions: two or three levels per country, loaded one country at a time. */
import type { CountryCode } from './country.ts'
import { fold, foldedWords, wordsBegin } from './text.ts'

export type Division = {
  /** Stable id, the key everywhere since names repeat inside a country: 'HN-francisco-morazan'. */
  id: string
  name: string
  /** Official code; unique inside its parent. Absent on the districts of El Salvador. */
  code?: string
  /** Other names people use for the place. */
  aka?: string
  children?: Division[]
}

const load: Record<CountryCode, () => Promise<{ default: Division[] }>> = {
  SV: () => import('./data/divisions-SV.json', { with: { type: 'json' } }),
  GT: () => import('./data/divisions-GT.json', { with: { type: 'json' } }),
  HN: () => import('./data/divisions-HN.json', { with: { type: 'json' } }),
  NI: () => import('./data/divisions-NI.json', { with: { type: 'json' } }),
  CR: () => import('./data/divisions-CR.json', { with: { type: 'json' } }),
  EC: () => import('./data/divisions-EC.json', { with: { type: 'json' } }),
}

/** The first-level divisions of a country with their children. Names derive from GeoNames (CC BY 4.0). */
export async function loadDivisions(country: CountryCode): Promise<Division[]> {
  return (await load[country]()).default
}

export function findDivision(tree: readonly Division[], id: string): Division | undefined {
  return pathOf(tree, id).at(-1)
}

/** From the first level down to the division; empty when the tree does not hold it. */
export function pathOf(tree: readonly Division[], id: string): Division[] {
  for (const division of tree) {
    if (division.id === id) return [division]
    // An id begins with its parent's id, so other branches need no visit.
    if (!id.startsWith(`${division.id}--`)) continue
    const below = pathOf(division.children ?? [], id)
    if (below.length > 0) return [division, ...below]
  }
  return []
}

/** A division found by name, with the path that tells it from its namesakes. */
export type DivisionHit = { division: Division; path: Division[] }

/**
 * Divisions by the beginnings of words, whatever the accents: 'san jose' finds San José. Words may also name
 * the parents ('concepcion ahuachapan') as long as one is in the division's own name. Whole names first,
 * then names that begin so, then the rest; in each, deeper levels before their parents.
 */
export function searchDivisions(tree: readonly Division[], text: string, limit = 20): DivisionHit[] {
  const wanted = foldedWords(text)
  if (wanted.length === 0) return []
  const whole = wanted.join(' ')
  return walk(tree, [])
    .filter(({ division, path }) => isHit(wanted, division, path))
    .map((hit) => ({ hit, rank: rankOf(whole, hit.division) }))
    .sort((a, b) => a.rank - b.rank || b.hit.path.length - a.hit.path.length)
    .slice(0, limit)
    .map(({ hit }) => hit)
}

/** A place told from its namesakes: 'San Salvador (San Salvador Centro)'. */
export function divisionLabel(path: readonly Division[]): string {
  const place = path.at(-1)?.name ?? ''
  const parent = path.at(-2)?.name
  return parent && parent !== place ? `${place} (${parent})` : place
}

/** Costa Rica's postal code is the code of the district; elsewhere it cannot be derived. */
export function derivedPostalCode(country: CountryCode, division: Division): string | undefined {
  return country === 'CR' && division.code?.length === 5 ? division.code : undefined
}

function walk(tree: readonly Division[], parents: Division[]): DivisionHit[] {
  return tree.flatMap((division) => {
    const path = [...parents, division]
    return [{ division, path }, ...walk(division.children ?? [], path)]
  })
}

function isHit(wanted: readonly string[], division: Division, path: readonly Division[]): boolean {
  const own = foldedWords(`${division.name} ${division.aka ?? ''}`)
  if (!wanted.some((want) => wordsBegin([want], own))) return false
  return wordsBegin(wanted, [...own, ...path.flatMap(({ name }) => foldedWords(name))])
}

function rankOf(whole: string, division: Division): number {
  const name = fold(division.name)
  if (name === whole) return 0
  return name.startsWith(whole) ? 1 : 2
}
