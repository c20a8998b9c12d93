// @chunk hits
import { fold } from '../../../../../facts/text.ts'
import { pdpAttributes } from '../pdp-attributes.ts'
import type { Hit } from '../tile/hit.ts'
import { spanOf } from './span-of.ts'

/** What decides between two products of the trade, in this order; a tile has room for three. */
const order = [
  'calibre',
  'diametro',
  'diametroPulg',
  'diametroMm',
  'diametroCm',
  'designacion',
  'medidaPulg',
  'medidaM',
  'medidaCm',
  'medida',
  'seccionCm',
  'peraltePulg',
  'perfil',
  'espesorMm',
  'espesorPulg',
  'espesor',
  'anchoUtilM',
  'anchoM',
  'anchoMm',
  'anchoPulg',
  'anchoPies',
  'desarrolloMm',
  'grado',
  'largoM',
  'largoFt',
  'largoPulg',
  'largo',
  'altoM',
  'altoPies',
  'rombo',
  'tipo',
  'pieza',
  'presentacion',
  'piezas',
  'amperios',
  'voltaje',
  'talla',
  'pesoKg',
  'ml',
  'acabado',
  'recubrimiento',
  'material',
] as const
const most = 3

/** 'espesorMm' and 'espesorPulg' tell the same in other units. */
const kindOf = (id: string) => id.replace(/[A-Z].*/, '')

export type Words = {
  /** Label and value of goods cut to the shopper's length. */
  length: string
  toLength: string
  options(n: number): string
}

const wordsOf = (text: string) => fold(text).split(/\s+/)

/** Words of the values that the shopper has named, in filters or in the query. */
export const namedValues = (q: string, refine: readonly string[]): Set<string> =>
  new Set([q, ...refine.flatMap((one) => one.slice(one.indexOf('=') + 1).split('|'))].flatMap(wordsOf))

/**
 * The three facts that decide: a chosen value where the shopper has named one, the span of a choice else, and what no choice
 * decides as the hit says it.
 */
export const keyAttributes = (
  hit: Hit,
  named: ReadonlySet<string>,
  words: Words,
): { label: string; value: string }[] => {
  const said = new Map(pdpAttributes(hit).map((one) => [one.id, one]))
  const isCut = hit.c_measurementSelector === true
  const facts: { label: string; value: string }[] = []
  const seen = new Set<string>()
  for (const id of order) {
    if (facts.length === most - (isCut ? 1 : 0)) break
    const kind = kindOf(id)
    const gauge = kind === 'calibre' ? 'espesor' : kind
    if (seen.has(gauge) || (isCut && kind === 'largo')) continue
    const choice = hit.variationAttributes?.find((one) => one.id === id)
    // A choice of the same kind says more than a value that follows from one of them.
    if (!choice && hit.variationAttributes?.some((one) => kindOf(one.id) === kind)) continue
    const label = choice?.name ?? said.get(id)?.displayName
    if (!label) continue
    const listed = choice?.values ?? []
    const chosen = listed.find(
      ({ value }) => value === hit.c_attributes?.[id] && wordsOf(value).every((word) => named.has(word)),
    )
    const names = listed.map((one) => one.name ?? one.value)
    const shown = chosen
      ? (chosen.name ?? chosen.value)
      : names.length > 0
        ? (spanOf(names) ?? words.options(names.length))
        : said.get(id)?.value
    if (!shown) continue
    seen.add(gauge)
    facts.push({ label, value: shown })
  }
  return isCut ? [...facts, { label: words.length, value: words.toLength }] : facts
}
