import { CommaList, Open, type TSchema, Type } from '../kernel/schema.ts'
import { categoryNotFound } from './problems.ts'

const PathRecord = Type.Object({ id: Type.String(), name: Type.String() })

const members = {
  id: Type.String(),
  name: Type.String(),
  description: Type.Optional(Type.String()),
  parentCategoryId: Type.Optional(Type.String()),
  parentCategoryName: Type.Optional(Type.String()),
  parentCategoryTree: Type.Array(PathRecord),
  onlineSubCategoriesCount: Type.Integer(),
  pageTitle: Type.Optional(Type.String()),
  pageDescription: Type.Optional(Type.String()),
  image: Type.Optional(Type.String()),
  thumbnail: Type.Optional(Type.String()),
  c_showInMenu: Type.Boolean(),
  c_alternativeUrl: Type.Optional(Type.String()),
  c_slotBannerImage: Type.Optional(Type.String()),
}
const below = <T extends TSchema>(category: T) => ({ categories: Type.Optional(Type.Array(category)) })

/** A category with those below it, two levels at most. */
const Category = Open('Category', {
  ...members,
  ...below(Open('Category', { ...members, ...below(Open('Category', members)) })),
})

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
