// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '../../api/call.ts'
import { Problem } from '../../api/problem.ts'
import { mountInBackOffice, settle } from '../../api/testing/in-back-office.tsx'
import { cuts } from './kinds.ts'
import { OutboxList } from './outbox-list.tsx'
import { useOutbox } from './outbox.ts'
import { useSender } from './use-sender.ts'

type Sent = { body: { secondsAgo?: number }; headers: Record<string, string> }

let close = () => undefined as void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  close()
  localStorage.clear()
  // As another window of the person tells it: nothing is stored any more.
  dispatchEvent(new StorageEvent('storage', { key: 'backoffice.draft.cuts.Ana' }))
  vi.useRealTimers()
})

const cut = {
  storeId: 'SV-SS01',
  groupId: 'G1',
  pieces: [{ orderNo: '28044', itemId: '1', quantity: 3 }],
  material: 'azul',
  etag: '"1"',
}

/** A page that sends, and shows what is on its way. `answers`: what the engine says, one after the other. */
const open = (answers: (object | Problem)[]) => {
  const sent: Sent[] = []
  const tagged = async (_operation: unknown, input: Sent) => {
    sent.push(input)
    const answer = answers.shift() ?? new Problem(0, 'network', '')
    if (answer instanceof Problem) throw answer
    return { data: answer, etag: '"2"' }
  }
  const call = Object.assign(() => Promise.reject(new Error('not asked')), { tagged }) as unknown as Call
  let outbox: ReturnType<typeof useOutbox<typeof cut>> | undefined
  const Page = () => {
    useSender(cuts)
    const own = useOutbox(cuts)
    outbox = own as never
    return (
      <OutboxList
        title="Cortes"
        entries={own.entries}
        mark={({ pieces }) => pieces.length}
        text={({ material }) => [material, '']}
        again="Otra vez"
        onAgain={() => undefined}
        onRetry={own.retry}
        onDrop={own.drop}
        onClear={own.clear}
      />
    )
  }
  const page = mountInBackOffice(<Page />, { call })
  close = page.unmount
  return {
    sent,
    add: async () => {
      act(() => outbox?.add(cut))
      await settle()
    },
    said: () => page.host.textContent ?? '',
    press: async (text: string) => {
      const button = [...page.host.querySelectorAll('button')].find((one) => one.textContent === text)
      if (!button) throw new Error(`there is no button '${text}'`)
      act(() => button.click())
      await settle()
    },
    pass: async (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms))
      await settle()
    },
  }
}

test('what is not answered says so, is tried again after a while, and at once when somebody asks', async () => {
  const busy = new Problem(503, 'service-unavailable', '')
  const page = open([busy, busy, busy, {}])
  await page.add()
  expect(page.said()).toContain('sin respuesta, se repite')
  expect(page.sent).toHaveLength(1)
  await page.pass(4_900)
  expect(page.sent).toHaveLength(1)
  await page.pass(200)
  expect(page.sent).toHaveLength(2)
  await page.press('Intentar ahora')
  expect(page.sent).toHaveLength(3)
  await page.pass(5_000)
  expect(page.sent).toHaveLength(4)
  expect(page.said()).toContain('guardado')
  expect(new Set(page.sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('what had to wait says how long; what is sent at once does not', async () => {
  const page = open([{}, new Problem(0, 'network', '')])
  await page.add()
  expect(page.sent[0]?.body).not.toHaveProperty('secondsAgo')
  await page.add()
  await page.pass(5_000)
  close()
  vi.setSystemTime(Date.now() + 3_600_000)
  const later = open([{}])
  await settle()
  expect(later.sent.map(({ body }) => body.secondsAgo)).toEqual([3_605])
})

test('what is refused stays to be looked at, with the reason', async () => {
  const page = open([new Problem(409, 'cut-plan-outdated', '')])
  await page.add()
  expect(page.said()).toContain('no se guardó')
  await page.pass(60_000)
  expect(page.sent).toHaveLength(1)
})
