import { badRequest, notFound } from '../../kernel/problem.ts'
import { Open, Type } from '../../kernel/schema.ts'

export const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9_-]+$' })
export const Title = Type.String({ minLength: 1, maxLength: 40 })
/** As the list's address says it after `?`. */
export const Search = Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 500 }), {
  maxProperties: 30,
})

/** Among the views of a list the lowest stands first; any number between those of two others is a place between them. */
export const Position = Type.Number({ minimum: -1e6, maximum: 1e6 })

const SavedView = {
  list: Type.String(),
  viewId: Type.String(),
  title: Type.String(),
  search: Search,
  position: Type.Number(),
}
const params = Type.Object({ list: Name, viewId: Name })

export const savedViewContract = {
  /** Of all lists, each in its order: the person's own, and those that others share with them. */
  getSavedViews: {
    by: 'staff',
    answer: Open('SavedViews', {
      data: Type.Array(Type.Object(SavedView)),
      shared: Type.Array(
        Type.Object({
          ...SavedView,
          /** Of whom alone, and where alone. */
          role: Type.Optional(Type.String()),
          country: Type.Optional(Type.String()),
        }),
      ),
    }),
  },
  /** A new one behind the others, or another in its place; a person has at most 200. */
  putSavedView: {
    by: 'staff',
    params,
    body: Type.Object(
      { title: Title, search: Search, position: Type.Optional(Position) },
      { title: 'saved_view', additionalProperties: false },
    ),
    answer: Open('SavedView', SavedView),
    problems: [badRequest],
  },
  deleteSavedView: { by: 'staff', params, problems: [notFound] },
} as const
