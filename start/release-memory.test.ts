import { getHeapStatistics } from 'node:v8'
import { expect, onTestFinished, test, vi } from 'vitest'
import { releaseMemoryWhenIdle } from './release-memory.ts'

const megabyte = 1024 * 1024
const heapOfProcess = () => getHeapStatistics().total_heap_size / megabyte

/** A hundred megabytes of small objects, which nobody holds afterwards. */
const work = () => Array.from({ length: 1_500_000 }, (_, id) => ({ id, name: `goods ${id}` })).length

test('what a busy time has left goes back to the system once nobody asks any more', async () => {
  work()
  const atThePeak = heapOfProcess()
  const stop = releaseMemoryWhenIdle(50)
  onTestFinished(stop)
  await vi.waitFor(() => expect(heapOfProcess()).toBeLessThan(atThePeak - 48), 10_000)
})
