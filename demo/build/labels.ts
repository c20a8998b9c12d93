import type { Text } from './family.ts'
import { site } from './site.ts'

const attributes = new Map(site.attributes.map((attribute) => [attribute.id, attribute]))

const units: Record<string, string> = {
  pieza: 'piece',
  unidad: 'unit',
  metro: 'metre',
  rollo: 'roll',
  plancha: 'sheet',
  libra: 'pound',
  bolsa: 'bag',
  galón: 'gallon',
  varilla: 'bar',
  quintal: 'quintal',
  caja: 'box',
  m2: 'm²',
  kg: 'kg',
  ciento: 'hundred',
  cubeta: 'pail',
}

/** Name of an attribute as site.json gives it. */
export function attributeName(id: string): Text {
  return attributes.get(id)?.name ?? { es: id, en: id }
}

/** A value as the shopper reads it: its name, or itself with the attribute's suffix. */
export function valueName(id: string, value: string): Text {
  const attribute = attributes.get(id)
  const named = attribute?.values?.find((entry) => entry.value === value)?.name
  const suffix = attribute?.suffix ?? { es: '', en: '' }
  return named ?? { es: `${value}${suffix.es}`, en: `${english(value)}${suffix.en}` }
}

function english(value: string): string {
  return value.replace(/ a /, ' to ').replace('útiles', 'cover').replace('m2', 'm²')
}

export function unitName(unit: string): Text {
  return { es: unit === 'm2' ? 'm²' : unit, en: units[unit] ?? unit }
}

/** Hexadecimal value of a colour of the chart. */
export function hexOf(color: string): string | undefined {
  return attributes.get('color')?.values?.find((entry) => entry.value === color)?.hex
}
