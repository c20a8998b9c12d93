import { idAlreadyExists } from '../../kernel/precondition.ts'
import { defineProblem } from '../../kernel/problem.ts'
import { Body, Changes, Open, type Static, Type } from '../../kernel/schema.ts'
import { changeProblems, productParams, Texts } from '../contract.ts'
import { stillInUse } from '../../kernel/still-in-use.ts'
import { productNotFound } from '../problems.ts'
import { pageAnswer, pageQuery } from '../../kernel/page-of.ts'

export const attributeNotFound = defineProblem(
  404,
  'variation-attribute-not-found',
  'Variation Attribute Not Found',
)

const Id = Type.String({ maxLength: 100 })
const Hex = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })

const AttributeValue = Open('MerchantAttributeValue', {
  value: Id,
  name: Texts,
  /** Among the values of this master, counted from 1. */
  position: Type.Integer(),
  /** Of colours: the swatch. */
  c_hex: Type.Optional(Type.String()),
})

/** How many products have the value: its name is the same for all of them. */
const CountedValue = Open('CountedAttributeValue', {
  ...AttributeValue.properties,
  c_usedBy: Type.Integer(),
})

const Attribute = Open('MerchantVariationAttribute', {
  id: Id,
  attributeDefinitionId: Id,
  name: Texts,
  shared: Type.Boolean(),
  variationAttributeType: Type.String(),
  values: Type.Array(AttributeValue),
})

const valueMembers = { name: Texts, position: Type.Integer({ minimum: 1 }), c_hex: Hex }
const valueBody = Body('variation_attribute_value', { value: Type.Optional(Id), ...Changes(valueMembers) })
export type AttributeValueChanges = Static<typeof valueBody>

const attributeBody = Body('variation_attribute', {
  id: Type.Optional(Id),
  attributeDefinitionId: Type.Optional(Id),
  ...Changes({
    name: Texts,
    values: Type.Array(
      Type.Object({ value: Id, name: Type.Optional(Texts), c_hex: Type.Optional(Hex) }, { minItems: 1 }),
    ),
  }),
})

const ofAttribute = Type.Object({ ...productParams.properties, id: Id })
const ofValue = Type.Object({ ...productParams.properties, attributeId: Id, id: Id })

const read = {
  scope: 'sfcc.products',
  success: [200, 304],
  problems: [productNotFound, attributeNotFound],
} as const
const write = { scope: 'sfcc.products.rw', problems: [attributeNotFound, ...changeProblems] } as const
const create = {
  ...write,
  success: [200, 201],
  problems: [idAlreadyExists, ...write.problems],
} as const
/** What variants of the master have stays. */
const remove = { ...write, success: [204], problems: [stillInUse, ...write.problems] } as const

export const variationAttributeContract = {
  getVariationAttributes: {
    scope: 'sfcc.products',
    params: productParams,
    query: pageQuery,
    answer: Open('MerchantVariationAttributes', { data: Type.Array(Attribute), ...pageAnswer }),
    problems: [productNotFound],
  },
  getVariationAttribute: { ...read, params: ofAttribute, answer: Attribute },
  createVariationAttribute: { ...create, params: ofAttribute, body: attributeBody, answer: Attribute },
  updateVariationAttribute: { ...write, params: ofAttribute, body: attributeBody, answer: Attribute },
  deleteVariationAttribute: { ...remove, params: ofAttribute },
  getVariationAttributeValue: { ...read, params: ofValue, answer: CountedValue },
  createVariationAttributeValue: { ...create, params: ofValue, body: valueBody, answer: CountedValue },
  updateVariationAttributeValue: { ...write, params: ofValue, body: valueBody, answer: CountedValue },
  deleteVariationAttributeValue: { ...remove, params: ofValue },
} as const
