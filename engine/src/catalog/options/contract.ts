import { AmountByCountry } from '../../bundle/parts.ts'
import { idAlreadyExists } from '../../kernel/precondition.ts'
import { defineProblem } from '../../kernel/problem.ts'
import { Body, Changes, Open, type Static, Type } from '../../kernel/schema.ts'
import { changeProblems, productParams, Texts } from '../contract.ts'
import { productNotFound } from '../problems.ts'
import { pageAnswer, pageQuery } from '../../kernel/page-of.ts'

export const optionNotFound = defineProblem(404, 'product-option-not-found', 'Product Option Not Found')

const Id = Type.String({ maxLength: 100 })

const OptionValue = Open('MerchantOptionValue', {
  id: Id,
  value: Texts,
  defaultProductOptionValue: Type.Boolean(),
  /** What the choice adds to a piece in each country, tax included; where there is none it is not to be had. */
  c_prices: AmountByCountry,
  /** The same by currency, where its countries agree. */
  optionPrices: Type.Array(Type.Object({ currencyMnemonic: Type.String(), value: Type.Number() })),
})

const Option = Open('MerchantProductOption', {
  id: Id,
  customName: Texts,
  description: Type.Optional(Texts),
  /** The choice of who makes none. */
  defaultProductOptionValue: Type.String(),
  shared: Type.Boolean(),
  sortingMode: Type.String(),
  values: Type.Array(OptionValue),
})

const valueMembers = {
  value: Texts,
  defaultProductOptionValue: Type.Boolean(),
  c_prices: AmountByCountry,
}
const valueBody = Body('product_option_value', { id: Type.Optional(Id), ...Changes(valueMembers) })
export type OptionValueChanges = Static<typeof valueBody>

const optionBody = Body('product_option', {
  id: Type.Optional(Id),
  ...Changes({
    customName: Texts,
    description: Texts,
    defaultProductOptionValue: Id,
    values: Type.Array(Type.Object({ id: Id, ...Type.Partial(Type.Object(valueMembers)).properties })),
  }),
})
export type OptionChanges = Static<typeof optionBody>

const ofProduct = productParams
const ofOption = Type.Object({ ...productParams.properties, id: Id })
const ofValue = Type.Object({ ...productParams.properties, optionId: Id, id: Id })

const read = {
  scope: 'sfcc.products',
  success: [200, 304],
  problems: [productNotFound, optionNotFound],
} as const
const write = { scope: 'sfcc.products.rw', problems: [optionNotFound, ...changeProblems] } as const
const create = {
  ...write,
  success: [200, 201],
  problems: [idAlreadyExists, ...write.problems],
} as const

export const optionContract = {
  getProductOptions: {
    scope: 'sfcc.products',
    params: ofProduct,
    query: pageQuery,
    answer: Open('MerchantProductOptions', { data: Type.Array(Option), ...pageAnswer }),
    problems: [productNotFound],
  },
  getProductOption: { ...read, params: ofOption, answer: Option },
  createProductOption: { ...create, params: ofOption, body: optionBody, answer: Option },
  updateProductOption: { ...write, params: ofOption, body: optionBody, answer: Option },
  deleteProductOption: { ...write, params: ofOption, success: [204] },
  getProductOptionValue: { ...read, params: ofValue, answer: OptionValue },
  createProductOptionValue: { ...create, params: ofValue, body: valueBody, answer: OptionValue },
  updateProductOptionValue: { ...write, params: ofValue, body: valueBody, answer: OptionValue },
  /** The last value of an option stays: an option without a choice is none. */
  deleteProductOptionValue: { ...write, params: ofValue, success: [204] },
} as const
