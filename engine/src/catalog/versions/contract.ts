import { Type } from '../../kernel/schema.ts'
import { VersionList } from '../../kernel/version-list.ts'
import { changeProblems, MerchantProduct, productParams } from '../contract.ts'
import { productNotFound } from '../problems.ts'

export const productVersionContract = {
  getProductVersions: {
    scope: 'sfcc.products.rw',
    params: productParams,
    answer: VersionList('ProductVersions'),
    problems: [productNotFound],
  },
  restoreProduct: {
    scope: 'sfcc.products.rw',
    params: Type.Object({ ...productParams.properties, version: Type.Integer({ minimum: 1 }) }),
    /** Whatever was changed since that version is as it was then; what an import has brought since stays. */
    answer: MerchantProduct,
    problems: changeProblems,
  },
} as const
