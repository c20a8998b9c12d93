// @chunk hits
import { fold } from '../../../../../facts/text.ts'
import type { Hit, Refinement } from '../tile/hit.ts'
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

/** Values the shopper has named, in filters or as words of the query. */
export const namedValues = (q: string, refine: readonly string[]): Set<string> =>
  new Set([...fold(q).split(/\s+/), ...refine.flatMap((one) => one.slice(one.indexOf('=') + 1).split('|'))])

/**
 * The three facts that decide, with the words of the page: a chosen value where the shopper has named one, the span
 * of a choice else. The names come from the answer itself: choices of the hit and values of the refinements.
 */
export const keyAttributes = (
  hit: Hit,
  refinements: readonly Refinement[],
  named: ReadonlySet<string>,
  words: Words,
): { label: string; value: string }[] => {
  const own = hit.c_attributes ?? {}
  const isCut = hit.c_measurementSelector === true
  const facts: { label: string; value: string }[] = []
  const seen = new Set<string>()
  for (const id of order) {
    if (facts.length === most - (isCut ? 1 : 0)) break
    const kind = kindOf(id)
    const gauge = kind === 'calibre' ? 'espesor' : kind
    if (seen.has(gauge) || (isCut && kind === 'largo')) continue
    const choice = hit.variationAttributes?.find((one) => one.id === id)
    const refinement = refinements.find(({ attributeId }) => attributeId === `c_${id}`)
    // A choice of the same kind says more than a value that follows from one of them.
    if (!choice && hit.variationAttributes?.some((one) => kindOf(one.id) === kind)) continue
    const label = choice?.name ?? refinement?.label
    const value = own[id]
    if (!label) continue
    const listed = choice?.values ?? []
    const chosen = listed.find((one) => one.value === value && named.has(one.value))
    const names = listed.map((one) => one.name ?? one.value)
    const shown = chosen
      ? (chosen.name ?? chosen.value)
      : names.length > 0
        ? (spanOf(names) ?? words.options(names.length))
        : refinement?.values?.find((one) => one.value === value)?.label
    if (!shown) continue
    seen.add(gauge)
    facts.push({ label, value: shown })
  }
  return isCut ? [...facts, { label: words.length, value: words.toLength }] : facts
}
