// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mount } from '../ui/testing/mount.tsx'
import { ChunkLoadError } from './chunk-error.ts'
import { ChunkGuard } from './chunk-guard.tsx'
import { withChunkTimeout } from './chunk-timeout.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let broken: Error | undefined
const Panel = () => {
  if (broken) throw broken
  return <p>here</p>
}

test('[S4.092] code that does not come takes its part away and says so; the part may come back', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  broken = new ChunkLoadError('panel', 'error')
  const onChunk = vi.fn(() => {
    broken = undefined
  })
  const page = mount(
    <ChunkGuard onChunk={onChunk} again>
      <Panel />
    </ChunkGuard>,
  )
  expect(onChunk).toHaveBeenCalledOnce()
  expect(page.host.textContent).toBe('here')
  page.unmount()

  broken = new ChunkLoadError('panel', 'missing')
  const gone = mount(
    <ChunkGuard onChunk={() => {}}>
      <Panel />
    </ChunkGuard>,
  )
  expect(gone.host.textContent).toBe('')
  gone.unmount()
})

test('[S4.092] another error passes on', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  broken = new Error('x is not a function')
  const onChunk = vi.fn()
  const draw = () =>
    mount(
      <ChunkGuard onChunk={onChunk} again>
        <Panel />
      </ChunkGuard>,
    )
  expect(draw).toThrow('x is not a function')
  expect(onChunk).not.toHaveBeenCalled()
})

test('[S9.013] an import that never settles is a chunk error of type timeout after 120 s', async () => {
  vi.useFakeTimers()
  const failed = vi.fn()
  withChunkTimeout(new Promise(() => {}), 'product').catch(failed)
  await act(() => vi.advanceTimersByTimeAsync(119_999))
  expect(failed).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' })
})
