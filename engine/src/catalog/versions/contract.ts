import { Open, Type } from '../../kernel/schema.ts'
import { changeProblems, MerchantProduct, productParams } from '../contract.ts'
import { productNotFound } from '../problems.ts'

const Text = Type.String()

export const productVersionContract = {
  getProductVersions: {
    scope: 'sfcc.products.rw',
    params: productParams,
    /** Its changes, the latest first, as far back as it can be put. */
    answer: Open('ProductVersions', {
      data: Type.Array(
        Type.Object({
          version: Type.Integer(),
          at: Text,
          actor: Type.Object({ kind: Text, id: Text, name: Text }),
          operation: Text,
          /** Members that it changed, by their names in a bundle. */
          members: Type.Array(Text),
        }),
      ),
      total: Type.Integer(),
    }),
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
