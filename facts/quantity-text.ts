/** Goods as they are counted: pieces of what is cut to length, of the rest what it is sold by. */
import { countUnit, formatNumber } from './format-number.ts'
import { languageOf, type LocaleId } from './locales.ts'

const piece = { es: 'pieza', en: 'piece' }

/** `unit` is what one of goods that are not cut is called, where that is known. */
type Sold = { isCut: boolean; unit?: string | undefined }
type Counted = Sold & { quantity: number }

/** What one is called; undefined where that is not known. */
export const unitName = ({ isCut, unit }: Sold, locale: LocaleId): string | undefined =>
  isCut ? piece[languageOf(locale)] : unit

/** How many of a line: '9 piezas', '1,200 cajas'; the number alone where the unit is not known. */
export const quantityText = ({ quantity, ...sold }: Counted, locale: LocaleId): string => {
  const unit = unitName(sold, locale)
  const number = formatNumber(quantity, locale)
  return unit ? `${number} ${countUnit(quantity, unit, locale)}` : number
}

/** What lines hold in all, by unit in their order: '9 piezas, 3 cajas'. Undefined where a unit is not known. */
export const quantitiesText = (lines: readonly Counted[], locale: LocaleId): string | undefined => {
  const byUnit = Map.groupBy(lines, (line) => unitName(line, locale))
  if (byUnit.has(undefined)) return undefined
  return [...byUnit]
    .map(([unit, of]) => {
      const quantity = of.reduce((sum, line) => sum + line.quantity, 0)
      return quantityText({ quantity, isCut: false, unit }, locale)
    })
    .join(', ')
}
