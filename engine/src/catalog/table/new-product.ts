import type { ProductRow } from '../../bundle/products.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { badRequest, Problem } from '../../kernel/problem.ts'
import { loadProduct } from '../load-product.ts'
import { defaultsOf } from '../product-defaults.ts'
import { productView } from '../product-view.ts'
import type { Document } from './columns.ts'
import type { ProductLine } from './product-line.ts'

/** The products that new ones are made like, by their ids. */
export type Likes = ReadonlyMap<string, ProductRow>

/** Those that the caller sees; the others are not among them. */
export const loadLikes = async (ctx: AdminContext, lines: readonly ProductLine[]): Promise<Likes> => {
  const likes = new Map<string, ProductRow>()
  for (const id of new Set(lines.flatMap(({ cells }) => (cells.like ? [cells.like] : []))))
    try {
      likes.set(id, await loadProduct(ctx, id))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  return likes
}

/** The master that a new variant joins, else the new product itself. */
export const groupOf = ({ id, cells }: ProductLine, likes: Likes): string => {
  const like = cells.like ? likes.get(cells.like) : undefined
  return cells.masterId || (like?.type === 'variant' ? like.masterId : id)
}

export type Beginning = { type: ProductRow['type']; document: Document }

/** What a new product begins with: a copy of the product it is made like, without what is true of that one alone, and off sale. Problem: 400. */
export const beginningOf = (siteId: string, { cells }: ProductLine, likes: Likes): Beginning => {
  const like = cells.like ? likes.get(cells.like) : undefined
  if (cells.like && !like)
    throw badRequest(`There is no product '${cells.like}' to make it like.`, { property: '$.like' })
  const type = cells.type || like?.type || (cells.masterId ? 'variant' : 'item')
  if (type !== 'item' && type !== 'variant')
    throw badRequest('A table makes items and variants.', { property: '$.type' })
  if (!like) return { type, document: defaultsOf(type) }
  if (like.type !== type) throw badRequest(`'${like.id}' is a ${like.type}.`, { property: '$.like' })
  if (type === 'variant' && !cells.variationValues)
    throw badRequest(`Say what sets it apart from '${like.id}'.`, { property: '$.variationValues' })
  const { c_default: _default, c_reviews: _reviews, c_rating: _rating, ...alike } = productView(siteId, like)
  const { online, ...fresh } = { online: false, c_isNew: false, c_isSale: false, c_popularity: 0 }
  return { type, document: { ...alike, online, ...(type === 'item' ? fresh : {}) } }
}
