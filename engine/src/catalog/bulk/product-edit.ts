import type { CategoryTree } from '../../categories/index.ts'
import { badRequest } from '../../kernel/problem.ts'
import type { ProductChanges } from '../contract.ts'
import type { ProductEdit } from '../product-edit-contract.ts'

type Values = Record<string, string | null>

/** The members that an edit is about, as a product has them; null: it has no such value. */
export type EditedFields = {
  online?: boolean
  primaryCategoryId?: string | null
  categoryIds?: string[]
  c_taxClasses?: Values
  c_attributes?: Values
}

/** What of a product's document an edit may be about. */
type Document = Pick<
  ProductChanges,
  'online' | 'primaryCategoryId' | 'assignedCategories' | 'c_taxClasses' | 'c_attributes'
>

const categoryIdsOf = ({ assignedCategories }: Document): string[] =>
  (assignedCategories ?? []).map(({ categoryId }) => categoryId)

const isOfCategories = (edit: ProductEdit | EditedFields) =>
  'primaryCategoryId' in edit || 'assignCategoryId' in edit || 'unassignCategoryId' in edit

const valuesOf = (values: object | null | undefined, named: object): Values => {
  const known = new Map<string, unknown>(Object.entries(values ?? {}))
  return Object.fromEntries(Object.keys(named).map((id) => [id, (known.get(id) ?? null) as string | null]))
}

/** What a product has of that which an edit, or what an edit has left, is about. */
export const fieldsOf = (document: Document, edit: ProductEdit | EditedFields): EditedFields => ({
  ...(edit.online === undefined ? {} : { online: document.online ?? false }),
  ...(isOfCategories(edit)
    ? { primaryCategoryId: document.primaryCategoryId ?? null, categoryIds: categoryIdsOf(document) }
    : {}),
  ...(edit.c_taxClasses ? { c_taxClasses: valuesOf(document.c_taxClasses, edit.c_taxClasses) } : {}),
  ...(edit.c_attributes ? { c_attributes: valuesOf(document.c_attributes, edit.c_attributes) } : {}),
})

/** The categories after an edit. Problem: 400 where the main one would go. */
const categoriesAfter = (edit: ProductEdit, before: EditedFields, { pathTo }: CategoryTree): EditedFields => {
  const isWithin = (id: string, categoryId: string) =>
    id === categoryId || pathTo(id).some((above) => above.id === categoryId)
  const { primaryCategoryId: main, assignCategoryId: added, unassignCategoryId: gone } = edit
  let categoryIds = before.categoryIds ?? []
  const primaryCategoryId = main ?? before.primaryCategoryId ?? null
  if (added !== undefined && !categoryIds.some((id) => isWithin(id, added)))
    categoryIds = [...categoryIds, added]
  if (main !== undefined && !categoryIds.includes(main)) categoryIds = [...categoryIds, main]
  if (gone !== undefined) {
    if (primaryCategoryId !== null && isWithin(primaryCategoryId, gone))
      throw badRequest('Its main category lies there: give it another one first.', {
        property: '$.primaryCategoryId',
      })
    categoryIds = categoryIds.filter((id) => !isWithin(id, gone))
  }
  return { primaryCategoryId, categoryIds }
}

/** What a product has after an edit of that which the edit is about. Problem: 400. */
export const fieldsAfter = (edit: ProductEdit, before: EditedFields, tree: CategoryTree): EditedFields => ({
  ...(edit.online === undefined ? {} : { online: edit.online }),
  ...(isOfCategories(edit) ? categoriesAfter(edit, before, tree) : undefined),
  ...(edit.c_taxClasses ? { c_taxClasses: edit.c_taxClasses } : {}),
  ...(edit.c_attributes ? { c_attributes: edit.c_attributes } : {}),
})

/** Values with others laid over them; undefined where none is left. */
const laidOver = (values: object | null | undefined, over: Values): Record<string, string> | undefined => {
  const all = Object.entries({ ...values, ...over }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  return all.length > 0 ? Object.fromEntries(all) : undefined
}

/** A document with these fields in it. */
export const withFields = <D extends Document>(document: D, fields: EditedFields) => ({
  ...document,
  ...(fields.online === undefined ? {} : { online: fields.online }),
  ...(fields.primaryCategoryId ? { primaryCategoryId: fields.primaryCategoryId } : {}),
  ...(fields.categoryIds
    ? { assignedCategories: fields.categoryIds.map((categoryId) => ({ categoryId })) }
    : {}),
  ...(fields.c_taxClasses ? { c_taxClasses: laidOver(document.c_taxClasses, fields.c_taxClasses) } : {}),
  ...(fields.c_attributes
    ? { c_attributes: laidOver(document.c_attributes, fields.c_attributes) ?? {} }
    : {}),
})
