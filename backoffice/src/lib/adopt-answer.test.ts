import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { adoptAnswer } from './adopt-answer.ts'

test('a read that began before the write does not come after its answer', async () => {
  const queries = new QueryClient()
  const queryKey = ['getContent', 'homepage']
  queries.setQueryData(queryKey, 'before')
  const reading = Promise.withResolvers<string>()
  const read = queries.fetchQuery({ queryKey, queryFn: () => reading.promise }).catch(() => undefined)
  await adoptAnswer(queries, queryKey, 'saved')
  reading.resolve('before')
  await read
  expect(queries.getQueryData(queryKey)).toBe('saved')
})
