import { CategoryRow } from '../../bundle/categories.ts'
import { importInProgress } from '../../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { idAlreadyExists, preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { Body, Changes, Open, type Static, Type } from '../../kernel/schema.ts'
import { SearchRequest, searchAnswer, searchProblems } from '../../kernel/search-request/index.ts'
import { changeProblems, MerchantProduct, Texts } from '../contract.ts'
import { stillInUse } from '../../kernel/still-in-use.ts'
import { catalogNotFound, categoryNotFound, productNotFound } from '../problems.ts'
import { pageAnswer, pageQuery } from '../../kernel/page-of.ts'

const own = CategoryRow.properties
const Id = Type.String({ maxLength: 100 })

const Catalog = Open('MerchantCatalog', {
  id: Id,
  name: Texts,
  online: Type.Boolean(),
  rootCategory: Id,
  categoryCount: Type.Integer(),
  ownedProductCount: Type.Integer(),
  assignedSites: Type.Array(Type.Object({ id: Type.String() })),
})

const categoryMembers = {
  name: Texts,
  description: Texts,
  pageTitle: Texts,
  pageDescription: Texts,
  online: Type.Boolean(),
  parentCategoryId: Id,
  position: own.position,
  image: Type.String(),
  c_slotBannerImage: Type.String(),
  c_showInMenu: Type.Boolean(),
  c_alternativeUrl: Type.String(),
}

const single = {
  id: Id,
  catalogId: Id,
  ...Type.Partial(Type.Object(categoryMembers)).properties,
}
/** A category with the levels below it that were asked for, two at most. */
const Category = Open('MerchantCategory', {
  ...single,
  categories: Type.Optional(
    Type.Array(
      Open('MerchantSubcategory', {
        ...single,
        categories: Type.Optional(Type.Array(Open('MerchantLeafCategory', single))),
      }),
    ),
  ),
})

const body = Body('category', {
  id: Type.Optional(Id),
  catalogId: Type.Optional(Id),
  ...Changes(categoryMembers),
})
export type CategoryChanges = Static<typeof body>

const Assignment = Open('CategoryProductAssignment', {
  catalogId: Id,
  categoryId: Id,
  productId: Id,
  productName: Type.Optional(Texts),
  /** Whether the product is at home here: its path and its canonical address. */
  c_primary: Type.Boolean(),
  product: MerchantProduct,
})
const assignmentBody = Body('category_product_assignment', { c_primary: Type.Optional(Type.Boolean()) })

const ofCatalog = Type.Object({ catalogId: Id })
const ofCategory = Type.Object({ catalogId: Id, categoryId: Id })
const ofAssignment = Type.Object({ catalogId: Id, categoryId: Id, productId: Id })
const levels = Type.Object({ levels: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })) })

const read = {
  scope: 'sfcc.catalogs',
  success: [200, 304],
  problems: [catalogNotFound, categoryNotFound],
} as const
const write = {
  scope: 'sfcc.catalogs.rw',
  problems: [
    catalogNotFound,
    categoryNotFound,
    outsideYourPlaces,
    importInProgress,
    preconditionFailed,
    preconditionRequired,
  ],
} as const
const assign = {
  ...write,
  params: ofAssignment,
  problems: [catalogNotFound, categoryNotFound, ...changeProblems],
} as const

const search = { scope: 'sfcc.catalogs', body: SearchRequest, problems: searchProblems } as const
const CategoryHits = Open('CategorySearchResult', { hits: Type.Array(Category), ...searchAnswer })

export const categoryContract = {
  getCatalogs: {
    scope: 'sfcc.catalogs',
    query: pageQuery,
    answer: Open('MerchantCatalogs', { data: Type.Array(Catalog), ...pageAnswer }),
  },
  getCatalog: { ...read, params: ofCatalog, answer: Catalog },
  /** Its name is the shop's; everything else of it follows from the categories. */
  updateCatalog: {
    ...write,
    params: ofCatalog,
    body: Body('catalog', { id: Type.Optional(Id), name: Type.Optional(Texts) }),
    answer: Catalog,
  },
  searchCatalogs: {
    ...search,
    answer: Open('CatalogSearchResult', { hits: Type.Array(Catalog), ...searchAnswer }),
  },
  getCategoriesFromCatalog: {
    ...read,
    success: [200],
    params: ofCatalog,
    query: pageQuery,
    answer: Open('MerchantCategories', { data: Type.Array(Category), ...pageAnswer }),
  },
  getCategoryFromCatalog: { ...read, params: ofCategory, query: levels, answer: Category },
  createCategoryInCatalog: {
    ...write,
    params: ofCategory,
    body,
    answer: Category,
    success: [200, 201],
    problems: [idAlreadyExists, ...write.problems],
  },
  updateCategoryInCatalog: { ...write, params: ofCategory, body, answer: Category },
  deleteCategoryFromCatalog: {
    ...write,
    params: ofCategory,
    success: [204],
    problems: [stillInUse, ...write.problems],
  },
  searchCategories: { ...search, query: levels, answer: CategoryHits },
  searchCategoriesInCatalog: {
    ...search,
    params: ofCatalog,
    query: levels,
    answer: CategoryHits,
    problems: [catalogNotFound, ...searchProblems],
  },
  getAssignedProductFromCategory: {
    ...read,
    params: ofAssignment,
    answer: Assignment,
    problems: [productNotFound, ...read.problems],
  },
  assignProductToCategory: { ...assign, body: assignmentBody, answer: Assignment, success: [200, 201] },
  /** Makes it the product's home. */
  updateProductCategoryAssignment: { ...assign, body: assignmentBody, answer: Assignment },
  /** The last category of a product stays: without one nobody would find it. */
  unassignProductFromCategory: { ...assign, success: [204] },
  searchProductsAssignedToCategory: {
    ...search,
    params: ofCategory,
    answer: Open('CategoryProductAssignmentSearchResult', { hits: Type.Array(Assignment), ...searchAnswer }),
    problems: [catalogNotFound, categoryNotFound, ...searchProblems],
  },
} as const
