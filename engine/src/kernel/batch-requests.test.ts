import { expect, test } from 'vitest'
import { batchRequests } from './batch-requests.ts'

/** A question whose answers come when the test says so. */
const slow = () => {
  const asked: { questions: readonly string[]; answer: (text: string) => void; fail: () => void }[] = []
  const ask = batchRequests((questions: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    asked.push({ questions, answer: resolve, fail: () => reject(new Error('no line')) })
    return promise
  })
  return { ask, asked }
}

test('a request made while a batch is running joins the next batch, never the running one', async () => {
  const { ask, asked } = slow()
  const first = ask('a')
  const later = [ask('b'), ask('c')]
  expect(asked.map(({ questions }) => questions)).toEqual([['a']])
  asked[0]?.answer('old')
  expect(await first).toBe('old')
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]?.questions).toEqual(['b', 'c'])
  const third = ask('d')
  asked[1]?.answer('new')
  expect(await Promise.all(later)).toEqual(['new', 'new'])
  await expect.poll(() => asked.length).toBe(3)
  asked[2]?.answer('newest')
  expect(await third).toBe('newest')
})

test('a question that fails is asked again by who comes next', async () => {
  const { ask, asked } = slow()
  const [first, second] = [ask('a'), ask('b')]
  asked[0]?.fail()
  await expect(first).rejects.toThrow('no line')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.answer('well')
  expect(await second).toBe('well')
  const third = ask('c')
  expect(asked).toHaveLength(3)
  asked[2]?.answer('well again')
  expect(await third).toBe('well again')
})
