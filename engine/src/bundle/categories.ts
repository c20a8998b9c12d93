import { Type, type Static } from 'typebox'
import { Exact, Id, ImagePath, Localized } from './parts.ts'

/** The one category above all others: where the catalogue begins. */
export const rootCategoryId = 'root'

/** A row of `categories.jsonl`. Parents stand before their children; only `root` has no parent. */
export const CategoryRow = Exact({
  id: Id,
  parentId: Type.Optional(Id),
  position: Type.Integer({ minimum: 0 }),
  online: Type.Boolean(),
  name: Localized,
  /** Two lines of help above the products. */
  description: Localized,
  pageTitle: Type.Optional(Localized),
  pageDescription: Type.Optional(Localized),
  image: Type.Optional(ImagePath),
  /** Banner on top of the category page. */
  slotBannerImage: Type.Optional(ImagePath),
  showInMenu: Type.Boolean(),
  /** Where the menu leads instead of the category page. */
  alternativeUrl: Type.Optional(Type.String()),
})
export type CategoryRow = Static<typeof CategoryRow>
