import type { Catalogue } from './load-catalogue.ts'
import type { ProductRow } from './queries.ts'
import { imageGroupsView } from './view-images.ts'

/** The choices whose pictures are asked for: the product's own, and the variants that differ as they should; undefined: all. */
const choicesOf = ({ families, shown }: Catalogue, row: ProductRow) => {
  const own = row.kind === 'variant' ? [row.variationValues] : undefined
  if (!shown.imagesOf) return shown.allImages ? undefined : own
  const wanted = Object.entries(shown.imagesOf)
  if (wanted.length === 0) return own ?? [{}]
  const inFamily = families.variantsOf(families.headOf(row).id).map(({ variationValues }) => variationValues)
  return [
    ...(own ?? [{}]),
    ...inFamily.filter((values) => wanted.every(([id, value]) => values[id] === value)),
  ]
}

/** The product's pictures, or its master's; of a variant those of its own choice unless others are asked for. */
export const imagesOf = (catalogue: Catalogue, row: ProductRow) => {
  const { ctx, families, shown, versions } = catalogue
  if (!shown.has('images')) return undefined
  const images = row.images.length > 0 ? row.images : families.headOf(row).images
  const choices = choicesOf(catalogue, row)
  return {
    imageGroups: imageGroupsView(images, {
      site: ctx.site,
      locale: shown.locale,
      versions,
      viewTypes: shown.viewTypes,
      choices,
    }),
  }
}
