import { idAlreadyExists } from '../../kernel/precondition.ts'
import { pageAnswer, pageQuery } from '../../kernel/page-of.ts'
import { Body, Changes, Open, type Static, Type } from '../../kernel/schema.ts'
import { changeProblems, productMembers, productParams } from '../contract.ts'
import { stillInUse } from '../../kernel/still-in-use.ts'
import { productNotFound } from '../problems.ts'

/** What a variant says itself, where its master does not say it for all. */
const ownMembers = {
  online: productMembers.online,
  name: productMembers.name,
  variationValues: productMembers.variationValues,
  c_countries: productMembers.c_countries,
  c_taxClasses: productMembers.c_taxClasses,
  c_stepQuantity: productMembers.c_stepQuantity,
  c_minOrderQuantity: productMembers.c_minOrderQuantity,
  c_weightKg: productMembers.c_weightKg,
  c_longestSideMeters: productMembers.c_longestSideMeters,
  c_lengthMeters: productMembers.c_lengthMeters,
  c_attributes: productMembers.c_attributes,
  c_facts: productMembers.c_facts,
}

export const MasterVariant = Open('MasterVariant', {
  productId: Type.String(),
  /** Shown first where no choice is made. */
  defaultProductVariation: Type.Boolean(),
  ...Type.Partial(Type.Object(ownMembers)).properties,
})

const master = Type.Object({ masterProductId: productParams.properties.productId })
const params = Type.Object({ ...master.properties, id: productParams.properties.productId })

const body = Body('variant', {
  productId: Type.Optional(Type.String()),
  ...Changes({ defaultProductVariation: Type.Boolean(), ...ownMembers }),
})
export type VariantChanges = Static<typeof body>

export const variationContract = {
  getVariationsForMasterProduct: {
    scope: 'sfcc.products',
    params: master,
    query: pageQuery,
    answer: Open('MasterVariants', { data: Type.Array(MasterVariant), ...pageAnswer }),
    problems: [productNotFound],
  },
  getVariationForMasterProduct: {
    scope: 'sfcc.products',
    params,
    answer: MasterVariant,
    success: [200, 304],
    problems: [productNotFound],
  },
  assignVariationForMasterProduct: {
    scope: 'sfcc.products.rw',
    params,
    /** A variant that is not there is made of it. */
    body,
    answer: MasterVariant,
    success: [200, 201],
    problems: [idAlreadyExists, ...changeProblems],
  },
  updateVariationForMasterProduct: {
    scope: 'sfcc.products.rw',
    params,
    body,
    answer: MasterVariant,
    problems: changeProblems,
  },
  /** A variant belongs to its master: without it there is none. */
  unassignVariationFromMasterProduct: {
    scope: 'sfcc.products.rw',
    params,
    success: [204],
    problems: [stillInUse, ...changeProblems],
  },
} as const
