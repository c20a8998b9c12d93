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
