// @chunk hits
import type { Translate } from '../../../lib/i18n/i18n.ts'
import { keyAttributes } from '../choice/key-attributes.ts'
import { messages } from '../messages.ts'
import { firstFacts } from '../pdp-attributes.ts'
import type { Picture, TileProduct } from '../product.ts'
import type { Hit } from './hit.ts'

const coloursOf = (hit: Hit) =>
  hit.variationAttributes
    ?.find(({ id }) => id === 'color')
    ?.values?.flatMap(({ name = '', c_hex }) => (c_hex ? [{ name, hex: c_hex }] : [])) ?? []

const pictureOf = ({ link, alt = '', c_mediumLink }: Picture): Picture => ({
  link,
  alt,
  ...(c_mediumLink ? { c_mediumLink } : {}),
})

/** What a tile needs of a hit: a page of hits is heavy, and what is not shown need not travel twice. */
export const tileOf = (hit: Hit, named: ReadonlySet<string>, t: Translate): TileProduct => {
  const of = (viewType: string) => hit.imageGroups?.find((group) => group.viewType === viewType)?.images[0]
  const picture = hit.image ?? of('large')
  const drawing = of('drawing')
  const price = hit.price ?? hit.c_setPrice
  const deciding = keyAttributes(hit, named, {
    length: t(messages.length),
    toLength: t(messages.toLength),
    options: (n) => t(messages.options, { n }),
  })
  return {
    productId: hit.productId,
    shownId: hit.representedProduct?.id ?? hit.productId,
    name: hit.productName ?? '',
    ...(picture ? { picture: pictureOf(picture) } : {}),
    ...(drawing ? { drawing } : {}),
    ...(hit.productType ? { type: hit.productType } : {}),
    ...(hit.currency ? { currency: hit.currency } : {}),
    ...(price === undefined ? {} : { price }),
    ...(hit.priceMax === undefined ? {} : { priceMax: hit.priceMax }),
    ...(hit.c_unit ? { unit: hit.c_unit } : {}),
    ...(hit.c_coverMeters ? { c_coverMeters: hit.c_coverMeters } : {}),
    ...(hit.productPromotions ? { productPromotions: hit.productPromotions } : {}),
    isNew: hit.c_isNew === true,
    isSale: hit.c_isSale === true,
    isCut: hit.c_measurementSelector === true,
    isQuote: hit.isProductQuote === true,
    // A set or bundle has no measures: it says what it likes of itself.
    facts: hit.productType?.set || hit.productType?.bundle ? firstFacts(hit) : deciding,
    colours: coloursOf(hit),
  }
}
