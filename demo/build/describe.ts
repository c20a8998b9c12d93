import type { Family, FamilyTexts, Text } from './family.ts'
import { fixedOf } from './family.ts'
import { attributeName, unitName, valueName } from './labels.ts'
import { standardsOf } from './standards.ts'

type Variant = { values: Record<string, string>; kg: number; derived: Record<string, string> }

/** The parts of a product that are sentences and tables, in both languages. */
export function describe(family: Family, texts: FamilyTexts, variants: Variant[]) {
  return {
    shortDescription: texts.short,
    longDescription: both((l) => `<p>${texts.short[l]}</p><p>${texts.detail[l]}</p>${promise(family)[l]}`),
    techDetails: both(
      (l) =>
        `<table><tbody>${[...rows(family, variants), ...standardRows(family)]
          .map((row) => tr(row[0][l], row[1][l]))
          .join('')}</tbody></table>`,
    ),
    presentations: both(
      (l) =>
        `<ul>${presentations(family)
          .map((line) => `<li>${line[l]}</li>`)
          .join('')}</ul>`,
    ),
    facts: decidingRows(family, variants).map(([displayName, value], index) => ({
      id: `f${index + 1}`,
      displayName,
      value,
    })),
  }
}

/** Where the variants of a family weigh differently, the fact that tells the weight of this one. */
export function ownFacts(family: Family, variants: Variant[], own: Variant) {
  const label = weightLabel(family)
  const at = decidingRows(family, variants).findIndex(([name]) => name.es === label.es)
  if (at < 0 || weights(variants).es === weights([own]).es) return {}
  return { facts: [{ id: `f${at + 1}`, displayName: label, value: weights([own]) }] }
}

/** The few that decide: no overall width beside the cover width, colours counted, not listed. */
function decidingRows(family: Family, variants: Variant[]): [Text, Text][] {
  const colors = new Set(variants.map((variant) => variant.values.color)).size
  const ignored = new Set([
    attributeName('color').es,
    attributeName('anchoTotalM').es,
    'Espesor real por calibre',
  ])
  const told = rows(family, variants).filter(([name]) => !ignored.has(name.es))
  const count: [Text, Text][] =
    colors > 1 ? [[attributeName('color'), text(`${colors} colores`, `${colors} colours`)]] : []
  return [...told.slice(0, 5), ...count]
}

function rows(family: Family, variants: Variant[]): [Text, Text][] {
  const fixed = Object.entries(fixedOf(family)).map(([id, value]): [Text, Text] => [
    attributeName(id),
    valueName(id, value),
  ])
  const chosen = Object.keys(variants[0]?.values ?? {}).map((id): [Text, Text] => [
    attributeName(id),
    listText(id, variants),
  ])
  const thickness = variants.some((variant) => variant.derived.espesorMm && variant.values.calibre)
    ? [[text('Espesor real por calibre', 'True thickness by gauge'), thicknesses(variants)] as [Text, Text]]
    : []
  return [
    ...chosen,
    ...fixed,
    ...thickness,
    [weightLabel(family), weights(variants)],
    ...cutRows(family),
    [text('Se vende por', 'Sold by'), unitName(family.unit)],
  ]
}

/** Brand, norm and warranty as the technical table tells them. */
function standardRows(family: Family): [Text, Text][] {
  return Object.entries(standardsOf(family)).map(([id, value]): [Text, Text] => [
    attributeName(id),
    valueName(id, value),
  ])
}

function listText(id: string, variants: Variant[]): Text {
  const values = [...new Set(variants.map((variant) => variant.values[id] ?? ''))]
  return both((l) => values.map((value) => valueName(id, value)[l]).join(', '))
}

function thicknesses(variants: Variant[]): Text {
  const pairs = new Map(
    variants.map((variant) => [variant.values.calibre ?? '', variant.derived.espesorMm ?? '']),
  )
  return both((l) =>
    [...pairs].map(([gauge, mm]) => `${l === 'es' ? 'cal.' : 'ga.'} ${gauge}: ${mm} mm`).join(', '),
  )
}

function weightLabel(family: Family): Text {
  if (family.cut) return text('Peso por metro', 'Weight per metre')
  return family.unit === 'm2' ? text('Peso por m²', 'Weight per m²') : text('Peso', 'Weight')
}

function weights(variants: Variant[]): Text {
  const all = variants.map((variant) => variant.kg)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return low === high ? text(kg(low)) : text(`${kg(low)} a ${kg(high)}`, `${kg(low)} to ${kg(high)}`)
}

function kg(value: number): string {
  return value < 1 ? `${Math.round(value * 1000)} g` : `${Number(value.toFixed(value < 10 ? 2 : 1))} kg`
}

function cutRows(family: Family): [Text, Text][] {
  if (!family.cut) return []
  const { minMm, maxMm, stepMm, minTotalMm } = family.cut
  const range = text(
    `${metres(minMm)} a ${metres(maxMm)} m, cada ${stepMm / 10} cm`,
    `${metres(minMm)} to ${metres(maxMm)} m, every ${stepMm / 10} cm`,
  )
  const run = text(`${metres(minTotalMm)} m`)
  return [
    [text('Largo a pedir', 'Length to order'), range],
    ...(minTotalMm > 0 ? [[text('Corrida mínima', 'Minimum run'), run] as [Text, Text]] : []),
  ]
}

function presentations(family: Family): Text[] {
  const unit = unitName(family.unit)
  const lines = [text(`Por ${unit.es}`, `By the ${unit.en}`)]
  if (family.sellMode === 'pack')
    lines.push(text('Cantidad cerrada: no se abre el empaque', 'Closed quantity: packs are not opened'))
  if (family.min > 1) {
    lines.push(
      text(
        `Desde ${family.min}, de ${family.step} en ${family.step}`,
        `From ${family.min}, in steps of ${family.step}`,
      ),
    )
  }
  if (family.cut && family.sellMode === 'cut') {
    lines.push(
      text(
        'Piezas del largo que pidas; el precio es por metro y baja con el total de metros',
        'Pieces of the length you order; priced by the metre, lower as metres add up',
      ),
    )
  }
  if (family.sellMode === 'quote') lines.push(text('Solo por cotización', 'By quote only'))
  else if (!family.cut)
    lines.push(text('El precio por pieza baja con la cantidad', 'The price per piece drops with quantity'))
  return lines
}

function promise(family: Family): Text {
  const days = family.leadDays
  if (family.sellMode === 'quote') {
    return text(
      '<p>Pide la cotización aquí mismo: te llega con precio, vigencia y fecha de entrega.</p>',
      '<p>Ask for the quote right here: it comes with price, validity and delivery date.</p>',
    )
  }
  if (family.cut && days) {
    return text(
      `<p>Se corta en ${days.min} a ${days.max} días hábiles. Las piezas cortadas a tu medida no tienen devolución: revisa el largo antes de agregar.</p>`,
      `<p>Cut in ${days.min} to ${days.max} working days. Pieces cut to your size cannot be returned: check the length before adding.</p>`,
    )
  }
  if (days) {
    return text(
      `<p>Se fabrica o se trae en ${days.min} a ${days.max} días hábiles.</p>`,
      `<p>Made or brought in within ${days.min} to ${days.max} working days.</p>`,
    )
  }
  return text('', '')
}

function tr(name: string, value: string): string {
  return `<tr><th scope="row">${name}</th><td>${value}</td></tr>`
}

function metres(mm: number): string {
  return (mm / 1000).toFixed(2)
}

function text(es: string, en = es): Text {
  return { es, en }
}

function both(write: (language: 'es' | 'en') => string): Text {
  return { es: write('es'), en: write('en') }
}
