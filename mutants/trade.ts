import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'T1.608',
    file: 'trade/cut/coil-job.ts',
    find: 'const setups = isOffcut ? 0 : profilesOf(job, counts)',
    replace: 'const setups = isOffcut ? 0 : Math.min(1, profilesOf(job, counts))',
  },
  {
    id: 'T1.609',
    file: 'trade/cut/spread-coils.ts',
    find: '.sort((a, b) => a.scrap - b.scrap || a.rest - b.rest)[0]',
    replace: '.sort((a, b) => b.rest - a.rest).at(parts < 2 ? 9 : 0)',
  },
  {
    id: 'T1.320',
    file: 'trade/roof/plan.ts',
    find: 'const across = host && !isAlong(host, axis) && high > heightOf(host, axis, overhangs) + levelMm',
    replace: 'const across = host && !isAlong(host, axis) && high > 2 * heightOf(host, axis, overhangs)',
  },
  {
    id: 'T1.321',
    file: 'trade/roof/roof.ts',
    find: 'const inner = input.edgeScrews ? profile.screws.edge : profile.screws.inner',
    replace: 'const inner = profile.screws.inner',
  },
  {
    id: 'T1.415',
    file: 'engine/src/opportunities/create-opportunity.ts',
    find: 'await ctx.db.run(lockRequestsOf(ctx.site.siteId, knownShopper(ctx).customerId))',
    replace: '',
  },
  {
    id: 'T1.610',
    file: 'trade/drawing/cut-scenes.ts',
    find: 'x += mm + kerfMm',
    replace: 'x += mm',
  },
  {
    id: 'T1.318',
    file: 'trade/roof/water.ts',
    find: 'const planMm2 = slope ? slope.areaMm2 / slope.stretch : 0',
    replace: 'const planMm2 = slope ? slope.areaMm2 : 0',
  },
  {
    id: 'T1.319',
    file: 'engine/src/products/queries.ts',
    find: 'coalesce(p.master_id, p.id) limit 1',
    replace: 'p.id limit 1',
  },
  {
    id: 'T1.411',
    file: 'engine/src/trade/list-document.ts',
    find: 'table: { columns: goodsColumns(ctx.language, priced), rows }',
    replace: 'table: { columns: goodsColumns(ctx.language, true), rows }',
  },
  {
    id: 'T1.412',
    file: 'engine/src/trade/queries.ts',
    find: 'delete from learned_phrase where site_id = ${siteId} and customer_id = ${customerId}\n    and (',
    replace: "delete from learned_phrase where site_id = ${siteId}\n    and (${customerId} <> '') and (",
  },
]
