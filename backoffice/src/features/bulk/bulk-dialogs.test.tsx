// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '../../api/call.ts'
import { jobs } from '../../api/jobs.ts'
import { Problem } from '../../api/problem.ts'
import { mountInBackOffice, passTime, settle } from '../../api/testing/in-back-office.tsx'
import { JobDialog } from './job-dialog.tsx'
import { StepsDialog } from './steps-dialog.tsx'

let close = () => undefined as void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  close()
  vi.useRealTimers()
})

const show = async (dialog: ReactNode, call?: Call) => {
  const page = mountInBackOffice(dialog, {
    ...(call ? { call } : {}),
    roles: [{ role: 'owner', scopes: ['sfcc.jobs.rw'], rights: [] }],
  })
  close = page.unmount
  await settle()
  await passTime(1)
  const find = (words: string) =>
    [...page.host.querySelectorAll('button')].find((one) => one.textContent === words)
  return {
    said: () => page.host.textContent ?? '',
    find,
    press: async (words: string) => {
      act(() => find(words)?.click())
      await passTime(1)
    },
  }
}

test('a step on every row says what it will do, does it, and tells what was not done and why', async () => {
  const [done, closed] = [vi.fn(), vi.fn()]
  const dialog = await show(
    <StepsDialog
      title="Marcar listos"
      why={(n) => `Se marcan ${n}`}
      load={async () => ['1', '2', '3', '4']}
      applies={(row) => row !== '4'}
      nameOf={(row) => `pedido ${row}`}
      step={async (row) => {
        if (row === '2') throw new Problem(412, 'precondition-failed', '')
        if (row === '3') throw new Problem(403, 'forbidden', 'No.')
      }}
      onDone={done}
      onClose={closed}
    />,
  )
  expect(dialog.said()).toContain('Se marcan 3')
  expect(dialog.said()).toContain('no aplica: 1.')
  expect(done).not.toHaveBeenCalled()
  await dialog.press('Marcar listos')
  expect(done).toHaveBeenCalledOnce()
  expect(dialog.said()).toContain('Cambiaron1')
  expect(dialog.said()).toContain('pedido 2Alguien lo cambió entre tanto')
  expect(dialog.said()).toContain('pedido 3Tu rol no permite esto.')
  expect(dialog.find('Descargar la lista')).toBeDefined()
  await dialog.press('Cerrar')
  expect(closed).toHaveBeenCalledOnce()
})

test('what was done is taken back row by row, once, and only what was done', async () => {
  const [done, back] = [vi.fn(), vi.fn()]
  const dialog = await show(
    <StepsDialog
      title="Ignorar"
      why={String}
      load={async () => ['1', '2', '3']}
      nameOf={String}
      step={async (row) => {
        if (row === '2') throw new Problem(404, 'not-found', '')
      }}
      undo={async (row) => back(row)}
      onDone={done}
      onClose={() => undefined}
    />,
  )
  await dialog.press('Ignorar')
  expect(dialog.said()).toContain('Cambiaron2')
  await dialog.press('Deshacer')
  expect(back.mock.calls).toEqual([['1'], ['3']])
  expect(done).toHaveBeenCalledTimes(2)
  expect(dialog.find('Deshacer')).toBeUndefined()
})

test('where nothing would change there is nothing to press', async () => {
  const dialog = await show(
    <StepsDialog
      title="Marcar listos"
      why={String}
      load={async () => ['1']}
      applies={() => false}
      nameOf={String}
      step={async () => undefined}
      onDone={() => undefined}
      onClose={() => undefined}
    />,
  )
  expect(dialog.said()).toContain('No hay nada que cambiar.')
  expect(dialog.find('Marcar listos')?.disabled).toBe(true)
})

test('a job is begun once it is asked for, is followed to its end, told, and taken back', async () => {
  const states = [
    { executionStatus: 'running', c_done: 50 },
    {
      executionStatus: 'finished',
      c_done: 120,
      c_outcomes: {
        changed: 118,
        unchanged: 0,
        overtaken: 1,
        refused: 1,
        exceptions: [
          { id: 'A', outcome: 'overtaken' },
          { id: 'B', outcome: 'refused', problem: 'outside-your-places', detail: '' },
        ],
      },
    },
  ]
  const begun: object[] = []
  const call = (async (operation: string, input: { body?: { parameters: { undoes?: string } } }) => {
    const of = (parameters: object) => ({
      id: `job${begun.length}`,
      jobId: 'update-products',
      c_total: 120,
      c_createdAt: '2026-11-27T00:00:00Z',
      parameters,
    })
    if (operation === jobs.createJobExecution) {
      begun.push(input.body?.parameters ?? {})
      return { ...of(input.body?.parameters ?? {}), executionStatus: 'pending', c_done: 0 }
    }
    if (operation === jobs.getJobExecution)
      return { ...of(begun.at(-1) ?? {}), ...(states.length > 1 ? states.shift() : states[0]) }
    return { data: [] }
  }) as unknown as Call
  const started = vi.fn()
  const dialog = await show(
    <JobDialog
      title="Quitar"
      jobId="update-products"
      parameters={{ changes: { online: false } }}
      shown={119}
      canStart
      shownBy="searchProducts"
      onStart={started}
      onClose={() => undefined}
    >
      <p>Se quitan 119</p>
    </JobDialog>,
    call,
  )
  expect(dialog.said()).toContain('Se quitan 119')
  expect(begun).toEqual([])
  await dialog.press('Quitar')
  expect(started).toHaveBeenCalledOnce()
  expect(dialog.said()).toContain('50 de 120')
  expect(dialog.said()).toContain('Mientras tanto son 120 los que coinciden.')
  await passTime(1_100)
  expect(dialog.said()).toContain('Cambiaron118')
  expect(dialog.said()).toContain('BTu rol no permite esto.')
  await dialog.press('Deshacer')
  expect(begun).toEqual([{ changes: { online: false } }, { undoes: 'job1' }])
  await passTime(1_100)
  expect(dialog.find('Deshacer')).toBeUndefined()
})
