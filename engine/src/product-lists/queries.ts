import { json, sql } from '../db/sql.ts'
import type { ProductList, ProductListItem } from './product-list.ts'

/** Whose list: the owner is part of every condition, so that foreign and missing are the same. */
export type ListKey = { siteId: string; customerId: string; listId: string }

const itemColumns = sql`
  i.id, i.product_id as "productId", i.quantity, i.priority, i.public, i.record`

const listColumns = sql`
  l.id, l.type, l.name, l.description, l.public, l.share_hash is not null as shared, l.record, l.created_at as "createdAt",
  l.modified_at as "modifiedAt", coalesce((
    select jsonb_agg(jsonb_build_object('id', i.id, 'productId', i.product_id, 'quantity', i.quantity,
      'priority', i.priority, 'public', i.public, 'record', i.record) order by i.created_at, i.id)
    from product_list_item i where i.site_id = l.site_id and i.list_id = l.id), '[]') as items`

export const selectLists = (siteId: string, customerId: string) =>
  sql<ProductList>`
    select ${listColumns} from product_list l
    where l.site_id = ${siteId} and l.customer_id = ${customerId} order by l.created_at, l.id`

export const selectList = ({ siteId, customerId, listId }: ListKey) =>
  sql<ProductList>`
    select ${listColumns} from product_list l
    where l.site_id = ${siteId} and l.customer_id = ${customerId} and l.id = ${listId}`

/** A list its owner has made public. */
export const selectPublicList = (siteId: string, listId: string) =>
  sql<ProductList>`
    select ${listColumns} from product_list l
    where l.site_id = ${siteId} and l.id = ${listId} and l.public`

/** The list whose link carries the secret of this hash. */
export const selectSharedList = (siteId: string, shareHash: string) =>
  sql<ProductList>`
    select ${listColumns} from product_list l where l.site_id = ${siteId} and l.share_hash = ${shareHash}`

/** Gives the list a link, or takes it away; no row when it is not the customer's. */
export const updateShare = ({ siteId, customerId, listId }: ListKey, shareHash: string | null) => sql`
  update product_list set share_hash = ${shareHash}
  where site_id = ${siteId} and customer_id = ${customerId} and id = ${listId}`

type Who = { email: string | null; firstName: string | null; lastName: string | null }

/** Everything that is asked must fit; at most fifty. */
export const selectPublicLists = (siteId: string, who: Who) =>
  sql<ProductList>`
    select ${listColumns} from product_list l
    join customer c on c.site_id = l.site_id and c.id = l.customer_id
    where l.site_id = ${siteId} and l.public
      and (${who.email}::text is null or lower(c.email) = ${who.email}::text)
      and (${who.firstName}::text is null or fold(c.profile ->> 'firstName') = fold(${who.firstName}::text))
      and (${who.lastName}::text is null or fold(c.profile ->> 'lastName') = fold(${who.lastName}::text))
    order by l.created_at, l.id limit 50`

export const selectWishList = (siteId: string, customerId: string) =>
  sql<ProductList>`
    select ${listColumns} from product_list l
    where l.site_id = ${siteId} and l.customer_id = ${customerId} and l.type = 'wish_list'`

type NewList = Pick<ProductList, 'type' | 'name' | 'description' | 'public' | 'record'>

/** No row when it is a second wishlist, or there are `max` lists. */
export const insertList = (
  { siteId, customerId, listId }: ListKey,
  list: NewList,
  max: number,
  now: Date,
) => sql`
  insert into product_list (site_id, id, customer_id, type, name, description, public, record, created_at, modified_at)
  select ${siteId}, ${listId}, ${customerId}, ${list.type}, ${list.name}, ${list.description}, ${list.public},
    ${json(list.record)}::jsonb, ${now}, ${now}
  where (select count(*) from product_list where site_id = ${siteId} and customer_id = ${customerId}) < ${max}
  on conflict do nothing`

/** Null leaves as it is. */
export type ListChanges = {
  name: string | null
  description: string | null
  public: boolean | null
  record: Record<string, unknown>
}

export const updateList = ({ siteId, customerId, listId }: ListKey, changes: ListChanges, now: Date) =>
  sql<ProductList>`
    update product_list l set name = coalesce(${changes.name}, l.name),
      description = coalesce(${changes.description}, l.description), public = coalesce(${changes.public}, l.public),
      record = l.record || ${json(changes.record)}::jsonb, modified_at = ${now}
    where l.site_id = ${siteId} and l.customer_id = ${customerId} and l.id = ${listId}
    returning ${listColumns}`

export const deleteList = ({ siteId, customerId, listId }: ListKey) =>
  sql`delete from product_list where site_id = ${siteId} and customer_id = ${customerId} and id = ${listId}`

/** Marks the list as changed; no row when it is not the customer's. Also makes its writers take turns. */
export const touchList = ({ siteId, customerId, listId }: ListKey, now: Date) =>
  sql`
    update product_list set modified_at = ${now}
    where site_id = ${siteId} and customer_id = ${customerId} and id = ${listId}`

/** Adds the product, or changes its line; no row when the list is full. */
export const upsertItem = ({ siteId, listId }: ListKey, item: ProductListItem, max: number, now: Date) =>
  sql<ProductListItem>`
    insert into product_list_item as i (site_id, list_id, id, product_id, quantity, priority, public, record, created_at)
    select ${siteId}, ${listId}, ${item.id}, ${item.productId}, ${item.quantity}::double precision, ${item.priority}::int,
      ${item.public}::boolean, ${json(item.record)}::jsonb, ${now}::timestamptz
    where (select count(*) from product_list_item
      where site_id = ${siteId} and list_id = ${listId} and product_id <> ${item.productId}) < ${max}
    on conflict (site_id, list_id, product_id) do update set quantity = excluded.quantity,
      priority = excluded.priority, public = excluded.public, record = i.record || excluded.record
    returning ${itemColumns}`

const ownItem = ({ siteId, customerId, listId }: ListKey, itemId: string) => sql`
  i.site_id = ${siteId} and i.list_id = ${listId} and i.id = ${itemId} and exists (
    select 1 from product_list l where l.site_id = i.site_id and l.id = i.list_id and l.customer_id = ${customerId})`

export const selectItem = (key: ListKey, itemId: string) =>
  sql<ProductListItem>`select ${itemColumns} from product_list_item i where ${ownItem(key, itemId)}`

/** Null leaves as it is. */
export type ItemChanges = {
  quantity: number | null
  priority: number | null
  public: boolean | null
  record: ProductListItem['record']
}

export const updateItem = (key: ListKey, itemId: string, changes: ItemChanges) =>
  sql<ProductListItem>`
    update product_list_item i set quantity = coalesce(${changes.quantity}, i.quantity),
      priority = coalesce(${changes.priority}, i.priority), public = coalesce(${changes.public}, i.public),
      record = i.record || ${json(changes.record)}::jsonb
    where ${ownItem(key, itemId)} returning ${itemColumns}`

export const deleteItem = (key: ListKey, itemId: string) =>
  sql`delete from product_list_item i where ${ownItem(key, itemId)}`

/** Every list of a customer who leaves, items included. */
export const eraseProductLists = (siteId: string, customerId: string) =>
  sql`delete from product_list where site_id = ${siteId} and customer_id = ${customerId}`
