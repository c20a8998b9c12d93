import type { MaterialLine, Role } from '../../material-line.ts'
import { chooseVariant } from '../../material-line.ts'
import { orderable, packsOf } from '../../rounding.ts'
import type { Accessory } from '../../trade-data.ts'
import type { BillInput } from './bill-input.ts'

/** One role of the roof and what fills it. `exact` counts what is needed: pieces, or parts of a pack. */
export function accessoryLine(
  { data, colour }: BillInput,
  role: Role,
  accessory: Accessory | undefined,
  exact: number,
  values: Record<string, number>,
): MaterialLine {
  const product = data.products.find(({ id }) => id === accessory?.masterId)
  const { variant, warnings } = chooseVariant(product, accessory?.values ?? {}, colour)
  const packs = packsOf(exact, accessory?.perPack ?? 1, accessory?.spare ?? 0)
  const pieces = product ? orderable(packs, product) : packs
  return {
    id: role,
    role,
    sku: variant?.sku,
    masterId: accessory?.masterId ?? '',
    pieces,
    exact: exact / (accessory?.perPack ?? 1),
    why: { rule: role, values },
    grams: (variant?.grams ?? 0) * pieces,
    warnings,
  }
}
