import { expect, test } from 'vitest'
import { createCall } from '../../api/call.ts'
import type { Env } from '../../api/env.tsx'
import { stockQuery } from './product-query.ts'
import { tilesQuery } from './products-by-id-query.ts'

/** What a query asks the engine for. */
const expandOf = async (
  ask: (env: Env) => { queryFn(context: { signal: AbortSignal }): Promise<unknown> },
) => {
  const sent: string[] = []
  const call = createCall({
    transport: async (path) => {
      sent.push(path)
      return { status: 200, body: '{"data": []}' }
    },
    organizationId: 'f_ecom_lmna_001',
    siteId: 'Lamina',
    locale: 'es-SV',
    timeout: 5_000,
    newId: () => 'id',
  })
  await ask({ call } as Env).queryFn({ signal: new AbortController().signal })
  return new URL(sent[0] ?? '', 'http://engine').searchParams.get('expand')?.split(',')
}

test('[S7.017] products of a recommendation come with links and options; what can be had is asked apart', async () => {
  const recommended = await expandOf((env) => tilesQuery(env, ['A', 'B']))
  const stock = await expandOf((env) => stockQuery(env, ['A', 'B'], 'SV-SS01'))
  expect([...(recommended ?? []), ...(stock ?? [])].sort()).toEqual(
    ['availability', 'images', 'links', 'options', 'prices', 'promotions', 'variations'].sort(),
  )
})
