import type { MerchantShop } from '../../../catalog/testing.ts'

/** What the shop holds at the moment of an edit, by id. */
export type Stock = {
  items: string[]
  masters: string[]
  variants: string[]
  categories: string[]
  stores: string[]
  promotions: string[]
  campaigns: string[]
  coupons: string[]
  content: string[]
  media: string[]
  images: string[]
  redirects: string[]
}

/** Numbers that are the same in each run of a seed. */
export const seededRandom = (seed: number) => {
  let state = seed
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    // The low bits of such a generator repeat after a few numbers.
    return Math.floor(state / 65_536) % most
  }
  return {
    below,
    isHeads: () => below(2) === 0,
    one: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T,
  }
}
export type Random = ReturnType<typeof seededRandom>

/** One call that changes something. */
export type Edit = {
  method: string
  family: string
  path: string
  body?: unknown
  /** Where a body is lines. */
  mediaType?: 'application/x-ndjson'
}

/** Ways to change things of a family; each thinks of one edit of what is there. */
export type Editor = (random: Random, there: Stock) => Edit

const idsOf = `
  select 'items' as kind, id from product where kind in ('item', 'bundle', 'set')
  union all select 'masters', id from product where kind = 'master'
  union all select 'variants', id from product where kind = 'variant'
  union all select 'categories', id from category
  union all select 'stores', id from store
  union all select 'promotions', id from promotion
  union all select 'campaigns', id from campaign
  union all select 'coupons', e ->> 'code' from promotion p cross join jsonb_array_elements(p.record -> 'coupons') e
  union all select 'content', id from content
  union all select 'media', id::text from media
  union all select 'images', path from image
  union all select 'redirects', path from redirect
  order by 1, 2`

/** The ids of what can be changed. */
export const readStock = async ({ shop }: MerchantShop): Promise<Stock> => {
  const { rows } = await shop.database.pool.query<{ kind: keyof Stock; id: string }>(idsOf)
  const idsOfKind = (kind: keyof Stock) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return {
    items: idsOfKind('items'),
    masters: idsOfKind('masters'),
    variants: idsOfKind('variants'),
    categories: idsOfKind('categories'),
    stores: idsOfKind('stores'),
    promotions: idsOfKind('promotions'),
    campaigns: idsOfKind('campaigns'),
    coupons: idsOfKind('coupons'),
    content: idsOfKind('content'),
    media: idsOfKind('media'),
    images: idsOfKind('images'),
    redirects: idsOfKind('redirects'),
  }
}
