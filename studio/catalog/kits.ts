import { fileURLToPath } from 'node:url'
import { type Family, readFamilies } from '../../demo/build/family.ts'
import { type Look, lookAxesOf } from '../../demo/build/looks.ts'
import { readBundle } from '../../demo/build/read-bundle.ts'
import { masterId } from '../../demo/build/sku.ts'

/** A kit by the name of its picture's file, and what lies in it. */
export type Kit = { name: string; parts: { family: Family; look: Look }[] }

/** The kits of the demo; each part in the look in which the kit brings it. */
export function readKits(): Kit[] {
  const families = new Map(readFamilies().map((family) => [masterId(family), family]))
  const { products } = readBundle(fileURLToPath(new URL('../../demo', import.meta.url)))
  const variants = new Map(
    products.flatMap((row) => (row.type === 'variant' ? [[row.id, row] as const] : [])),
  )
  return products.flatMap((row) =>
    'components' in row
      ? [
          {
            name: row.id.toLowerCase(),
            parts: row.components.map(({ productId }) => {
              const variant = variants.get(productId)
              const family = families.get(variant?.masterId ?? '')
              if (!variant || !family) throw new Error(`no family of ${productId}`)
              const look = lookAxesOf(family).map((axis) => [axis, variant.variationValues[axis] ?? ''])
              return { family, look: Object.fromEntries(look) }
            }),
          },
        ]
      : [],
  )
}
