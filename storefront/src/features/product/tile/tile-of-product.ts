import { galleryOf } from '../gallery/pictures.ts'
import { firstFacts } from '../pdp-attributes.ts'
import type { Product, TileProduct } from '../product.ts'
import { variantWith } from '../choice/choose-variant.ts'
import { spanOf } from '../choice/span-of.ts'

/** The span of what can be chosen of an attribute: a tile has no room for the list of a master. */
const spanOfChoice = ({ type, variationAttributes }: Product, label: string) => {
  const names = variationAttributes?.find(({ name }) => name === label)?.values?.map(({ name = '' }) => name)
  return type?.master && names && names.length > 1 ? spanOf(names) : undefined
}

/** The variant of a colour that differs from the shown or first one as little as can be. */
const inColour = ({ variants = [], variationValues }: Product, colour: string | undefined) => {
  if (colour === undefined || variationValues?.color === colour) return undefined
  const first = variants.find(({ c_default }) => c_default) ?? variants[0]
  return variantWith(variants, variationValues ?? first?.variationValues ?? {}, 'color', colour)
}

/**
 * The tile of a product that was asked for by id: its facts are the first of its list. With a colour it shows the variant
 * of that colour, where there is one.
 */
export const tileOfProduct = (product: Product, colour?: string): TileProduct => {
  const variant = inColour(product, colour)
  const pictures = galleryOf(product, variant?.variationValues ?? product.variationValues ?? {})
  const picture = pictures.find(({ isDrawing }) => !isDrawing)
  const drawing = pictures.find(({ isDrawing }) => isDrawing)
  const price = product.price ?? product.c_setPrice
  const colours = product.variationAttributes?.find(({ id }) => id === 'color')?.values ?? []
  return {
    productId: product.id,
    shownId: variant?.productId ?? product.id,
    name: product.name ?? '',
    ...(picture ? { picture } : {}),
    ...(drawing ? { drawing } : {}),
    ...(product.type ? { type: product.type } : {}),
    ...(product.currency ? { currency: product.currency } : {}),
    ...(price === undefined ? {} : { price }),
    ...(product.priceMax === undefined ? {} : { priceMax: product.priceMax }),
    ...(product.unit ? { unit: product.unit } : {}),
    ...(product.c_coverMeters ? { c_coverMeters: product.c_coverMeters } : {}),
    ...(product.c_Length ? { c_Length: product.c_Length } : {}),
    ...(product.tieredPrices ? { tieredPrices: product.tieredPrices } : {}),
    ...(product.productPromotions ? { productPromotions: product.productPromotions } : {}),
    isNew: product.c_isNew === true,
    isSale: product.c_isSale === true,
    isCut: product.c_measurementSelector === true,
    isQuote: product.isProductQuote === true,
    facts: firstFacts(product).map(({ label, value }) => ({
      label,
      value: spanOfChoice(product, label) ?? value,
    })),
    colours: colours.flatMap(({ name = '', c_hex }) => (c_hex ? [{ name, hex: c_hex }] : [])),
  }
}
