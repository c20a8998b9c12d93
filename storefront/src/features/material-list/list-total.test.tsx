// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount } from '../../ui/testing/mount.tsx'
import { ListTotal } from './list-total.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => {
  page?.unmount()
  signal(true)
})

const signal = (onLine: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true })
  dispatchEvent(new Event(onLine ? 'online' : 'offline'))
}

test('[T1.408] where a total could not be fetched without a signal it is promised for when there is one, else a press tries again', () => {
  const { around } = onStage({
    shopper: { kind: 'registered', customerId: 'one' },
    transport: () => Promise.resolve({ status: 200, body: '{}' }),
  })
  const refetch = () => Promise.reject(new Error('nobody asks here'))
  signal(false)
  page = mount(around(<ListTotal priced={{ isError: true, fetchStatus: 'idle', refetch }} />))
  const told = () => page?.host.textContent?.replaceAll('\u00A0', ' ')
  expect(told()).toBe('El total, al volver la señal.')
  act(() => signal(true))
  expect(told()).toBe('El total no se pudo traer. Volver a intentar')
})
