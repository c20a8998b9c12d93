// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '../../api/call.ts'
import { mountInBackOffice, passTime, settle } from '../../api/testing/in-back-office.tsx'
import { AlsoHere } from './also-here.tsx'

let close = () => undefined as void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  close()
  vi.useRealTimers()
})

test('who else is there is told, whoever types before the others, and nobody once they have gone', async () => {
  const someone = (name: string, isEditing = false) => ({ name, isEditing, since: '' })
  const answers = [
    [someone('Ana')],
    [someone('Ana'), someone('Beto'), someone('')],
    [someone('Ana', true), someone('Beto')],
    [],
  ]
  const asked: unknown[] = []
  const call = (async (_operation: string, { body }: { body: object }) => {
    asked.push(body)
    return { data: answers.shift() ?? [] }
  }) as unknown as Call
  const page = mountInBackOffice(<AlsoHere kind="order" id="28044" />, { call })
  close = page.unmount
  await settle()
  await passTime(1)
  expect(page.host.textContent).toBe('Ana también lo tiene abierto')
  await passTime(20_100)
  expect(page.host.textContent).toBe('Ana, Beto y Alguien también lo tienen abierto')
  await passTime(20_100)
  expect(page.host.textContent).toBe('Ana también lo está editando')
  await passTime(20_100)
  expect(page.host.textContent).toBe('')
  expect(asked[0]).toEqual({ kind: 'order', id: '28044', isEditing: false })
})
