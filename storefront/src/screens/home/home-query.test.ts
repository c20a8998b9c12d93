import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { homepageQuery } from './home-query.ts'

test('[S2.044] the home page is the asset of its slug', async () => {
  const asked: URL[] = []
  const { env } = onStage({
    locale: 'en-GT',
    transport: (path) => {
      asked.push(new URL(path, 'http://shop'))
      return Promise.resolve({ status: 200, body: '[{"id":"homepage"}]' })
    },
  })
  expect(await env.queries.fetchQuery(homepageQuery(env))).toEqual([{ id: 'homepage' }])
  expect(
    asked.map(({ searchParams }) => [searchParams.get('c_assetId'), searchParams.get('c_localSite')]),
  ).toEqual([['homepage', 'en_GT']])
})
