// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { customerQuery } from '../../api/customers.ts'
import { useEnv } from '../../api/env.tsx'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, until } from '../../ui/testing/mount.tsx'
import type { Store } from './store.ts'
import { useChooseStore } from './use-choose-store.ts'

let page: ReturnType<typeof mount> | undefined
afterEach(() => {
  page?.unmount()
  localStorage.clear()
  vi.restoreAllMocks()
})

const store = { id: 'SV-1', name: 'Soyapango', address1: 'Calle 1', city: 'Soyapango' } as unknown as Store

/** A customer whose page shows their record; each call gets the status that is said. */
const open = async (statusOf: (call: string, times: number) => number) => {
  const calls: string[] = []
  let choose: ReturnType<typeof useChooseStore> | undefined
  const Page = () => {
    useQuery(customerQuery(useEnv(), 'c1'))
    choose = useChooseStore()
    return null
  }
  const { around } = onStage({
    transport: (_path, { method }) => {
      calls.push(method)
      const status = statusOf(method, calls.filter((one) => one === method).length)
      return Promise.resolve({ status, body: '{"customerId":"c1"}' })
    },
  })
  page = mount(around(<Page />))
  await until(() => expect(calls).toEqual(['GET']))
  return { calls, choose: () => choose?.(store) }
}

test('[S4.084] once the choice is in the record, the record is read again', async () => {
  const { calls, choose } = await open(() => 200)
  await choose()
  expect(calls).toEqual(['GET', 'PATCH', 'GET'])
})

test('[S8.046] a failure to read it again is only logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { choose } = await open((method, times) => (method === 'GET' && times > 1 ? 500 : 200))
  await expect(choose()).resolves.toBeUndefined()
  expect(warned).toHaveBeenCalled()
})

test('[S8.047] a failure to write it is the caller’s to tell', async () => {
  const { choose } = await open((method) => (method === 'PATCH' ? 500 : 200))
  await expect(choose()).rejects.toMatchObject({ status: 500 })
})
