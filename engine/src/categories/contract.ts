import { CommaList, Open, type Static, Type } from '../kernel/schema.ts'
import { categoryNotFound } from './problems.ts'

const PathRecord = Type.Object({ id: Type.String(), name: Type.String() })

export const Category = Open('Category', {
  id: Type.String(),
  name: Type.String(),
  description: Type.Optional(Type.String()),
  parentCategoryId: Type.Optional(Type.String()),
  parentCategoryTree: Type.Array(PathRecord),
  onlineSubCategoriesCount: Type.Integer(),
  pageTitle: Type.Optional(Type.String()),
  pageDescription: Type.Optional(Type.String()),
  image: Type.Optional(Type.String()),
  thumbnail: Type.Optional(Type.String()),
  c_showInMenu: Type.Boolean(),
  c_alternativeUrl: Type.Optional(Type.String()),
  c_slotBannerImage: Type.Optional(Type.String()),
})

/** A category with those below it, as deep as asked. */
export type CategoryShape = Static<typeof Category> & { categories?: CategoryShape[] }

const levels = Type.Optional(Type.Integer({ minimum: 0, maximum: 2 }))

export const categoryContract = {
  getCategories: {
    query: Type.Object({ ids: CommaList(), levels }),
    answer: Open('CategoryResult', {
      limit: Type.Integer(),
      total: Type.Integer(),
      data: Type.Array(Category),
    }),
  },
  getCategory: {
    params: Type.Object({ id: Type.String({ maxLength: 256 }) }),
    query: Type.Object({ levels }),
    answer: Category,
    problems: [categoryNotFound],
  },
} as const
