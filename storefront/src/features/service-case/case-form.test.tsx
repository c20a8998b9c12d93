// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CustomPreferencesProvider, preferencesQuery } from '../../api/preferences.tsx'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, type } from '../../ui/testing/mount.tsx'
import { CaseForm } from './case-form.tsx'

let page: ReturnType<typeof mount>
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  page.unmount()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const field = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`)

test('[S4.088] [S9.012] a case that could not be sent leaves its form half a second later, empty', async () => {
  const { env, around } = onStage({
    shopper: { kind: 'guest', customerId: 'g1' },
    transport: () => Promise.resolve({ status: 500, body: '{}' }),
  })
  env.queries.setQueryData(preferencesQuery(env).queryKey, [])
  page = mount(
    around(
      <CustomPreferencesProvider>
        <CaseForm onDone={() => {}} />
      </CustomPreferencesProvider>,
    ),
  )
  type(field('name'), 'Ana Rivas')
  type(field('email'), 'ana@obra.example')
  type(field('phone'), '70123456')
  const description = page.find<HTMLTextAreaElement>('textarea')
  act(() => {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    set?.call(description, 'Falta una lámina')
    description.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => {
    const subject = page.find<HTMLSelectElement>('select')
    subject.value = subject.options[1]?.value ?? ''
    subject.dispatchEvent(new Event('change', { bubbles: true }))
  })
  act(() => {
    page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  await wait(0)
  await wait(0)
  expect(field('name').value).toBe('Ana Rivas')
  await wait(498)
  expect(field('name').value).toBe('Ana Rivas')
  await wait(2)
  expect([field('name').value, description.value]).toEqual(['', ''])
})
