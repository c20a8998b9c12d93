import type { CountryCode } from '../../../../facts/countries.ts'
import { latestEntry } from '../../audit/versions/index.ts'
import { columnNames, type Statement, unpreparedSql as sql } from '../../db/sql.ts'
import { lowestMargin } from '../../costs/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { NestedResources, SearchField, SearchResource } from '../../kernel/search-request/index.ts'
import { standardTaxClass } from '../../taxes/index.ts'

type Expression = Statement<unknown>

/** A product's own SKU, or those of a master's variants. */
const skusOf = (p: Expression) =>
  sql`select v.id from product v where v.site_id = ${p}.site_id and (v.id = ${p}.id or v.master_id = ${p}.id)`

/** The lowest price in a country, of a master among its variants; null without one. */
export const lowestPrice = (p: Expression, country: string): Expression => sql`
  (select min(r.amount_minor) / 100.0 from price r
    where r.site_id = ${p}.site_id and r.country = ${country} and r.sku in (${skusOf(p)}))`

/** Pieces, or metres of what is cut, in the stores of a country. */
export const availableQuantity = (p: Expression, country: string): Expression => sql`
  (select coalesce(sum(i.on_hand), 0) / case when ${p}.cut is null then 1 else 1000.0 end from inventory i
    where i.site_id = ${p}.site_id and i.sku in (${skusOf(p)}) and i.inventory_id in
      (select s.inventory_id from store s where s.site_id = ${p}.site_id and s.country = ${country}))`

/** What a product lacks to be sold well: a picture, a price, the other language, a weight. */
export const issues = (p: Expression): Expression => sql`
  array_remove(array[
    case when ${p}.kind <> 'variant' and not exists (select 1 from image i
      where i.site_id = ${p}.site_id and i.path = ${p}.images -> 0 ->> 'path') then 'picture' end,
    case when ${p}.kind in ('item', 'variant', 'bundle') and ${p}.sell_mode <> 'quote'
      and exists (select 1 from unnest(${p}.countries) c where not exists (select 1 from price r
        where r.site_id = ${p}.site_id and r.country = c and r.sku = ${p}.id)) then 'price' end,
    case when ${p}.kind <> 'variant' and (coalesce(${p}.name ->> 'en', '') = ''
      or coalesce(${p}.content -> 'shortDescription' ->> 'en', '') = '') then 'translation' end,
    case when ${p}.kind in ('item', 'variant', 'bundle') and ${p}.weight_g = 0 then 'weight' end
  ], null)`

/** When a product was last edited, or by whom. */
export const lastEdit = (p: Expression, part: Parameters<typeof latestEntry>[1]): Expression =>
  latestEntry({ siteId: sql`${p}.site_id`, kind: 'product', id: sql`${p}.id` }, part)

/** Products whose price in a country anybody has changed since the earliest of some moments. */
const pricesChangedSince = (p: Expression, country: string, moments: readonly string[]) => sql`
  ${p}.id in (select jsonb_path_query(e.change::jsonb, '$.after[*].productId') #>> '{}' from audit_entry e
    where e.site_id = ${p}.site_id and e.subject_kind = 'price'
      and e.at >= (select min(m) from unnest(${moments}::timestamptz[]) m)
      and (e.subject_id = ${country} or starts_with(e.subject_id, ${`${country} `})))`

/** The same member of a variant's master. */
const ofMaster = (p: Expression, member: Expression) =>
  sql`(select m.${member} from product m where m.site_id = ${p}.site_id and m.id = ${p}.master_id)`

const text = (expression: Expression): SearchField => ({ type: 'text', expression })
const flag = (expression: Expression): SearchField => ({ type: 'boolean', expression })
const list = (expression: Expression): SearchField => ({ type: 'text', expression, isMany: true })
const moment = (expression: Expression): SearchField => ({ type: 'moment', expression })

const nameField = (p: Expression): SearchField => {
  const inherited = ofMaster(p, sql`name`)
  return {
    ...text(sql`coalesce(${p}.name ->> 'es', ${inherited} ->> 'es')`),
    words: sql`concat_ws(' ', ${p}.name ->> 'es', ${p}.name ->> 'en', ${inherited} ->> 'es', ${inherited} ->> 'en')`,
  }
}

type Asking = Pick<AdminContext, 'site' | 'now' | 'countries' | 'grants' | 'scopes'>

/** Rows of `product` under an alias as they are searched, in the countries that the caller may see. */
const productResource = (alias: string, ctx: Asking): SearchResource => {
  const { countries } = ctx
  const p = columnNames([alias])
  const inCountry = (field: (code: CountryCode) => Expression | undefined) => (rest: string) => {
    const code = countries.find((one) => one === rest)
    const expression = code && field(code)
    return expression && ({ type: 'number', expression } as const)
  }
  return {
    fields: {
      id: text(sql`${p}.id`),
      productId: text(sql`${p}.id`),
      name: nameField(p),
      online: flag(sql`${p}.own_online`),
      /** Whether it and its master are online. */
      searchable: flag(sql`${p}.online`),
      type: text(sql`${p}.kind`),
      catalogId: text(sql`${p}.site_id`),
      /** The categories it is assigned to, and those above them. */
      categoryId: list(sql`${p}.category_ids`),
      primaryCategoryId: text(sql`${p}.primary_category_id`),
      c_masterId: text(sql`${p}.master_id`),
      c_sku: { ...text(sql`lower(${p}.id)`), isCaseless: true },
      c_sellMode: text(sql`${p}.sell_mode`),
      c_countries: list(sql`${p}.countries`),
      c_stockPattern: text(sql`${p}.stock_pattern`),
      c_isNew: flag(sql`${p}.is_new`),
      c_isSale: flag(sql`${p}.is_sale`),
      c_popularity: { type: 'number', expression: sql`${p}.popularity` },
      c_issues: list(issues(p)),
      c_editedAt: moment(lastEdit(p, 'at')),
      /** The id of who edited it last. */
      c_editedBy: text(lastEdit(p, 'actorId')),
    },
    families: {
      'c_price.': inCountry((code) => lowestPrice(p, code)),
      /** Percent; refused to whoever may not know costs. */
      'c_margin.': inCountry((code) => lowestMargin(ctx, p, code)),
      /** Is a moment: since then anybody has changed the price there. */
      'c_priceChangedSince.': (rest) => {
        const code = countries.find((one) => one === rest)
        return (
          code && {
            ...moment(sql`null::timestamptz`),
            holds: (moments) => pricesChangedSince(p, code, moments),
          }
        )
      },
      'c_available.': inCountry((code) => availableQuantity(p, code)),
      /** The class by which it is taxed there. */
      'c_taxClass.': (rest) => {
        const code = countries.find((one) => one === rest)
        return code && text(sql`coalesce(${p}.tax_classes ->> ${code}::text, ${standardTaxClass}::text)`)
      },
      'variationAttribute.': (id) => text(sql`${p}.variation_values ->> ${id}::text`),
      'c_attributes.': (id) => text(sql`${p}.attributes ->> ${id}::text`),
    },
    key: sql`${p}.id`,
  }
}

/** The rows of a product search: `product p`. */
export const products = (ctx: Asking): SearchResource => productResource('p', ctx)

/** What is asked of some variant of a master. */
export const variantsOfMaster = (ctx: Asking): NestedResources => ({
  variants: {
    resource: productResource('w', ctx),
    wrap: (inner) =>
      sql`exists (select 1 from product w where w.site_id = p.site_id and w.master_id = p.id and ${inner})`,
  },
})
