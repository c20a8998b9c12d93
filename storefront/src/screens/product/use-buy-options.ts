import { useState } from 'react'
import { metresToMm } from '../../../../facts/length.ts'
import { isProblem } from '../../api/problem.ts'
import {
  linesOf as basketLines,
  lengthTotalsOf,
  type NewLine,
  useAddToBasket,
  useBasket,
} from '../../features/basket/index.ts'
import {
  galleryOf,
  type Product,
  setStock,
  useChoiceTexts,
  useProductChoice,
  useStock,
} from '../../features/product/index.ts'

const choicesOf = ({ variationAttributes = [], variationValues = {} }: Product) =>
  variationAttributes.flatMap(({ id, name: label = id, values = [] }) => {
    const value = variationValues[id]
    return value === undefined
      ? []
      : [{ label, value: values.find((one) => one.value === value)?.name ?? value }]
  })

/** What the values chosen along with one piece cost together, in major units; nothing for guests. */
const priceOfChosen = ({ options = [] }: Product, chosen: Readonly<Record<string, string>>) =>
  options.reduce(
    (sum, { id, values }) => sum + (values.find((value) => value.id === chosen[id])?.price ?? 0),
    0,
  )

/** The lines that adding a product means: itself, or the parts of a set, each as often as the set wants it. */
const linesOf = (product: Product, items: readonly NewLine[]): NewLine[] =>
  product.type?.set
    ? (product.setProducts ?? []).map((part) => ({
        productId: part.id,
        quantity: (items[0]?.quantity ?? 0) * (part.c_quantity ?? 1),
      }))
    : [...items]

/** Most choices whose stock is asked for with that of the one shown. */
const mostSisters = 100

/** A product with its sisters, in one order: the next choice finds what this one has asked. */
const familyOf = ({ id, variants = [] }: Product) =>
  variants.length > 0 && variants.length <= mostSisters ? variants.map(({ productId }) => productId) : [id]

/** Everything the decision column, the bar on phones and the gallery's badge have in common. */
export const useBuyOptions = (product: Product) => {
  const isSet = product.type?.set === true
  const [options, choose] = useState<Record<string, string>>({})
  const {
    store,
    storeName,
    stock: all,
    failed,
  } = useStock(isSet ? (product.setProducts ?? []).map(({ id }) => id) : familyOf(product))
  const stock = isSet ? setStock(product, all) : all?.[product.id]
  const wanted = useProductChoice(product, stock)
  const texts = useChoiceTexts(product, wanted, stock)
  const add = useAddToBasket()
  const { data: basket } = useBasket()
  const inBasket = lengthTotalsOf(basket)[product.id]?.value ?? 0
  const piecesInBasket = basketLines(basket)
    .filter(({ productId }) => productId === product.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const run = (wanted.cut?.minTotalMm ?? 0) / 1000 - inBasket
  const belowRun = stock && stock.ats > 0 && stock.ats < run ? { there: stock.ats, run } : undefined
  const isShort =
    wanted.outOfStock ||
    wanted.fault === 'validation' ||
    wanted.fault === 'low-stock' ||
    belowRun !== undefined ||
    isProblem(add.error, 'product-item-not-available')
  const [picture] = galleryOf(product, product.variationValues ?? {})
  return {
    store,
    storeName,
    stock,
    failed,
    wanted,
    texts,
    add,
    /** The store has less of it than is wanted. */
    isShort,
    /** Metres there are, where they are less than the least that is made. */
    belowRun,
    inBasketMm: metresToMm(inBasket) ?? 0,
    piecesInBasket,
    options,
    choose,
    optionsPrice: priceOfChosen(product, options),
    /** With what is in the basket already: what the price by amount goes by (pieces, or metres of cut goods). */
    reached: wanted.amount + (wanted.cut ? inBasket : piecesInBasket),
    /** Of each part of a set, or of each choice of a family. */
    stocks: all,
    disabled: !wanted.isReady,
    added: {
      items: linesOf(
        product,
        wanted.items.map((item) => ({
          ...item,
          ...(product.options && {
            optionItems: Object.entries(options).map(([optionId, optionValueId]) => ({
              optionId,
              optionValueId,
            })),
          }),
        })),
      ),
      product: {
        name: product.name ?? '',
        ...(picture ? { image: picture.link, alt: picture.alt ?? '' } : {}),
        choices: choicesOf(product),
      },
    },
  }
}

export type BuyOptions = ReturnType<typeof useBuyOptions>
