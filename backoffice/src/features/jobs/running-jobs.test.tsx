// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '../../api/call.ts'
import { mountInBackOffice, passTime, settle } from '../../api/testing/in-back-office.tsx'
import { Toasts } from '../../ui/index.ts'
import { RunningJobs } from './running-jobs.tsx'

let close = () => undefined as void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  close()
  vi.useRealTimers()
})

const job = (id: string, executionStatus: string, done = 0) => ({
  id,
  jobId: 'export-orders',
  executionStatus,
  c_done: done,
  c_total: 1_000,
})

/** A page of the shop; `lists`: what the engine says of long work, one look after the other. */
const open = async (lists: object[][], isThere = false) => {
  const onOpen = vi.fn()
  const call = (async () => ({ data: lists.length > 1 ? lists.shift() : lists[0] })) as unknown as Call
  const page = mountInBackOffice(
    <>
      <RunningJobs isThere={isThere} onOpen={onOpen} />
      <Toasts closeLabel="Cerrar" />
    </>,
    { call, roles: [{ role: 'owner', scopes: ['sfcc.jobs.rw'], rights: [] }] },
  )
  close = page.unmount
  await settle()
  await passTime(1)
  return {
    onOpen,
    said: () => page.host.textContent ?? '',
    press: (text: string) =>
      act(() =>
        [...page.host.querySelectorAll('button')].find((one) => one.textContent?.includes(text))?.click(),
      ),
  }
}

test('what goes on is told with how far it is, leads to its page, and its end is said once', async () => {
  const page = await open([[job('a', 'running', 250)], [job('a', 'finished', 1_000)]])
  expect(page.said()).toContain('1 trabajo en marcha')
  expect(page.said()).toContain('250 de 1,000')
  page.press('Exportación')
  expect(page.onOpen).toHaveBeenCalledWith(expect.objectContaining({ jobId: 'export-orders', id: 'a' }))
  await passTime(2_100)
  expect(page.said()).not.toContain('en marcha')
  expect(page.said()).toContain('Exportación terminada')
  await passTime(20_000)
  expect(page.said()).not.toContain('terminada')
})

test('what ended before is nothing new, nor what is given up; what begins elsewhere is seen within a minute', async () => {
  const page = await open([
    [job('a', 'finished'), job('b', 'failed')],
    [job('c', 'running')],
    [job('c', 'aborted')],
  ])
  expect(page.said()).not.toContain('Exportación')
  await passTime(60_100)
  expect(page.said()).toContain('1 trabajo en marcha')
  await passTime(2_100)
  expect(page.said()).not.toContain('Exportación')
})

test('a failure is told, but not on the page that shows it', async () => {
  const page = await open([[job('a', 'running')], [job('a', 'failed')]])
  await passTime(2_100)
  expect(page.said()).toContain('Exportación fallida')
  await passTime(11_000)
  close()
  const there = await open([[job('d', 'running')], [job('d', 'failed')]], true)
  await passTime(2_100)
  expect(there.said()).not.toContain('fallida')
})
