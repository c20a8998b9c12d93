import { type Statement, sql } from '../db/sql.ts'
import type { Matches, MatchQuestion, Sort } from './match-question.ts'
import { allOf, anyOf } from './tsquery.ts'
import { availableSkus, inStock, isAvailable } from './stock-queries.ts'

const nothing = sql``
const joinSql = (fragments: Statement<unknown>[], between: Statement<unknown>): Statement<unknown> =>
  fragments.reduce((all, one, index) => (index === 0 ? one : sql`${all}${between}${one}`), nothing)

/** One choice of the shopper: the rows it fits, and the facet it must not count away. */
type Choice = { facet: string; fits: Statement<unknown> }

const choicesOf = ({ refinement, country, countAroundCategory }: MatchQuestion): Choice[] => {
  const { attributes, categoryId, price } = refinement
  const choices: Choice[] = [...attributes].map(([id, values]) => ({
    facet: id,
    fits: sql`v.facets && ${values.map((value) => `${id}=${value}`)}::text[]`,
  }))
  if (price) {
    choices.push({
      facet: 'price',
      fits: sql`coalesce((v.prices ->> ${country}::text)::bigint
        between ${Math.round(price.from * 100)}::bigint and ${Math.round(price.to * 100)}::bigint, false)`,
    })
  }
  if (categoryId && countAroundCategory) {
    choices.push({ facet: 'cgid', fits: sql`v.facets @> ${[`cgid=${categoryId}`]}::text[]` })
  }
  return choices
}

/** A hit is selected when every member of a selector holds for it or for one of its variants. */
const selectorFilter = ({ siteId, selectors }: MatchQuestion): Statement<unknown> => {
  if (!selectors) return nothing
  const tests = selectors.map(({ categories, products, attributes }) => {
    const all = [
      ...(categories ? [sql`g.facets && ${categories.map((id) => `cgid=${id}`)}::text[]`] : []),
      ...(products
        ? [
            sql`(g.id = any(${products}::text[]) or exists (select 1 from search_variant s
              where s.site_id = ${siteId} and s.group_id = g.id and s.sku = any(${products}::text[])))`,
          ]
        : []),
      ...Object.entries(attributes ?? {}).map(
        ([id, values]) => sql`g.facets && ${values.map((value) => `${id}=${value}`)}::text[]`,
      ),
    ]
    return all.length > 0 ? sql`(${joinSql(all, sql` and `)})` : sql`true`
  })
  return tests.length > 0 ? sql` and (${joinSql(tests, sql` or `)})` : sql` and false`
}

/** The columns of a group that are needed later. Rows are held in memory by the hundred thousand, so no others are read. */
const columnsOf = (question: MatchQuestion, byVariant: boolean) => {
  const { sort, priceSteps, country } = question
  const byPrice = sort === 'price-low-to-high' || sort === 'price-high-to-low'
  const byName = sort === 'product-name-ascending' || sort === 'product-name-descending'
  return joinSql(
    [
      sql`g.id, g.popularity`,
      ...(byName ? [sql`g.name_es, g.name_en`] : []),
      ...(byPrice || (!byVariant && priceSteps.length > 0)
        ? [
            sql`(g.prices -> ${country}::text ->> 0)::bigint as lowest`,
            sql`(g.prices -> ${country}::text ->> 1)::bigint as highest`,
          ]
        : []),
      ...(byVariant ? [] : [sql`g.facets`]),
    ],
    sql`, `,
  )
}

/** Which groups are meant at all, with how well they fit the words. */
const matchedGroups = (question: MatchQuestion, choices: Choice[]) => {
  const { siteId, country, terms, groupIds, refinement, countAroundCategory, sort } = question
  const had = refinement.orderableOnly
    ? sql` and (g.id in (select v.group_id from search_variant v
        where v.site_id = ${siteId} and ${isAvailable(sql`v.sku`)})) is true`
    : nothing
  const within =
    refinement.categoryId && !countAroundCategory
      ? sql` and g.facets @> ${[`cgid=${refinement.categoryId}`]}::text[]`
      : nothing
  const kinds = refinement.kinds.length > 0 ? sql` and g.kind = any(${refinement.kinds}::text[])` : nothing
  const promoted = selectorFilter(question)
  const named = groupIds ? sql` and g.id = any(${groupIds}::text[])` : nothing
  // Only one order asks how well the words fit, which means reading every document that matches.
  const ranked =
    terms && sort === 'best-matches'
      ? sql`ts_rank('{0.02,0.15,0.5,1}', g.doc, (select q from wanted)) * (1 + ln(1 + g.popularity) / 20)`
      : sql`g.popularity::real`
  return sql`
  matched as materialized (
    select ${columnsOf(question, isByVariant(question, choices))}, ${ranked} as rank
    from search_group g
    where g.site_id = ${siteId} and ${country}::text = any(g.countries)${within}${kinds}${named}${promoted}${had}
      ${terms ? sql`and g.doc @@ (select q from wanted)` : nothing}
  )`
}

/** Words as stems of either language; all of them where anything has them all, else any. */
const wordFilter = ({ siteId, country, terms }: MatchQuestion) =>
  terms
    ? sql`
  asked as (
    select to_tsquery('spanish', ${allOf(terms)}::text) || to_tsquery('english', ${allOf(terms)}::text) as strict,
      to_tsquery('spanish', ${anyOf(terms)}::text) || to_tsquery('english', ${anyOf(terms)}::text) as loose
  ), wanted as materialized (
    select case when exists (
      select 1 from search_group g
      where g.site_id = ${siteId} and ${country}::text = any(g.countries) and g.doc @@ (select strict from asked)
    ) then strict else loose end as q from asked
  ),`
    : nothing

const isByVariant = ({ refinement }: MatchQuestion, choices: Choice[]) =>
  choices.length > 0 || refinement.orderableOnly || refinement.inventoryIds.length > 0

/**
 * The rows that are counted. While nothing is chosen a hit counts by itself; else by its variants, so that a red one
 * in gauge 28 and a blue one in gauge 26 make no red one in gauge 26. `missed` tells which choices a row does not
 * fit: a choice's own refinement counts the rows that miss only that. `alone`: no other row is of the same hit.
 */
const pool = (question: MatchQuestion, choices: Choice[]) => {
  const { siteId, country, priceSteps } = question
  if (!isByVariant(question, choices)) {
    return sql`
  pool as not materialized (
    select m.id as gid, m.facets, 0 as missed, true as alone,
      ${priceSteps.length > 0 ? sql`m.lowest` : sql`null::bigint`} as price
    from matched m
  )`
  }
  const missed = joinSql(
    choices.map(({ fits }, index) => sql`case when ${fits} then 0 else ${2 ** index}::int end`),
    sql` + `,
  )
  const bits = [0, ...choices.map((_, index) => 2 ** index)]
  return sql`
  pool as materialized (
    select * from (
      select v.group_id as gid, v.sku = v.group_id as alone, v.facets, ${choices.length > 0 ? missed : sql`0`} as missed,
        (v.prices ->> ${country}::text)::bigint as price
      from matched m join search_variant v on v.site_id = ${siteId} and v.group_id = m.id
      where ${country}::text = any(v.countries)${inStock(question)}
    ) rows where missed = any(${bits}::int[])
  )`
}

const ownBit = (choices: Choice[], name: Statement<unknown>) =>
  choices.length === 0
    ? sql`0`
    : sql`case ${name} ${joinSql(
        choices.map(({ facet }, index) => sql`when ${facet}::text then ${2 ** index}::int`),
        sql` `,
      )} else 0 end`

/**
 * A hit counts once per facet, however many of its variants have it. What stands alone is counted by the list of its
 * facets, of which a large catalogue has a few thousand: only then are lists taken apart.
 */
const countedFacets = (choices: Choice[]) => {
  const counts = sql`(missed = 0 or missed = ${ownBit(choices, sql`split_part(facet, '=', 1)`)})`
  return sql`select facet, sum(n)::bigint as n from (
          select facet, n from (
            select facets, missed, count(*) as n from pool where alone group by facets, missed
          ) alike cross join lateral (select distinct facet from unnest(facets) facet) own where ${counts}
          union all
          select facet, count(*) from (
            select distinct facet, gid from pool cross join lateral unnest(facets) facet where not alone and ${counts}
          ) once group by facet
        ) every group by facet`
}

/** The same for the steps of the price. */
const countedPrices = ({ priceSteps }: MatchQuestion, choices: Choice[]) => {
  const counts = sql`price is not null and (missed = 0 or missed = ${ownBit(choices, sql`'price'`)})`
  const step = sql`width_bucket(price, ${priceSteps}::bigint[]) as step`
  return sql`select step, sum(n)::bigint as n from (
          select ${step}, count(*) as n from pool where alone and ${counts} group by step
          union all
          select step, count(*) from (select distinct ${step}, gid from pool where not alone and ${counts}) once group by step
        ) every group by step`
}

const orders: Record<Sort, Statement<unknown>> = {
  'best-matches': sql`m.rank desc, m.popularity desc, m.id`,
  'most-popular': sql`m.popularity desc, m.id`,
  'product-name-ascending': sql`m.name_es, m.id`,
  'product-name-descending': sql`m.name_es desc, m.id desc`,
  'price-low-to-high': sql`m.lowest nulls last, m.id`,
  'price-high-to-low': sql`m.highest desc nulls last, m.id`,
}

const englishOrders: Partial<Record<Sort, Statement<unknown>>> = {
  'product-name-ascending': sql`m.name_en, m.id`,
  'product-name-descending': sql`m.name_en desc, m.id desc`,
}

const hitsOf = (question: MatchQuestion, choices: Choice[]) =>
  isByVariant(question, choices)
    ? sql`select distinct gid from pool where missed = 0`
    : sql`select gid from pool`

/**
 * While nothing is chosen all that is matched is a hit. Else `is true` keeps the planner from joining: it thinks both
 * sides small and would compare each with each, 2.4 s for 5,000 hits against 20 ms.
 */
const ofHits = (question: MatchQuestion, choices: Choice[]) =>
  isByVariant(question, choices) ? sql` where (m.id in (select gid from hits)) is true` : nothing

/** Page, total and counts of every refinement in one statement. */
export const selectMatches = (question: MatchQuestion, language: 'es' | 'en'): Statement<Matches> => {
  const choices = choicesOf(question)
  const order = (language === 'en' ? englishOrders[question.sort] : undefined) ?? orders[question.sort]
  const priceFacets =
    question.priceSteps.length > 0
      ? sql`coalesce((select jsonb_object_agg(step, n) from (${countedPrices(question, choices)}) counted), '{}')`
      : sql`'{}'::jsonb`
  return sql<Matches>`
  with ${wordFilter(question)}${availableSkus(question)}${matchedGroups(question, choices)}, ${pool(question, choices)},
  hits as ${isByVariant(question, choices) ? sql`materialized` : sql`not materialized`} (${hitsOf(question, choices)}),
  page as materialized (
    select array(
      select m.id from matched m${ofHits(question, choices)}
      order by ${order} limit ${question.limit} offset ${question.offset}
    ) as ids
  )
  select (select count(*) from hits)::int as total, (select ids from page) as ids,
    coalesce((
      select jsonb_object_agg(facet, n) from (
        ${countedFacets(choices)}
      ) counted), '{}') as facets,
    ${priceFacets} as "priceFacets"`
}
