// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import type { Shopper } from '../../api/shopper.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, press } from '../../ui/testing/mount.tsx'
import { useAuthRequest } from './auth-request.ts'
import { useProtectedAction } from './use-protected-action.ts'

const Heart = ({ onPress }: { onPress: () => void }) => {
  const protect = useProtectedAction()
  const { request } = useAuthRequest()
  return (
    <>
      <button type="button" id="heart" onClick={() => protect(onPress)}>
        Heart
      </button>
      <output>{request?.view ?? 'closed'}</output>
      <button type="button" id="signed-in" onClick={() => request?.action?.()}>
        As after signing in
      </button>
    </>
  )
}

const page = (shopper: Shopper, pathname: string) => {
  const { around } = onStage({ locale: 'en-SV', shopper, pathname })
  let ran = 0
  const view = mount(around(<Heart onPress={() => ran++} />))
  return {
    ...view,
    ran: () => ran,
    heart: () => press(view.find('#heart')),
    output: () => view.find('output').textContent,
  }
}

test('[S4.029] a customer’s protected action runs at once', () => {
  const it = page({ kind: 'registered', customerId: 'c1' }, '/cart')
  it.heart()
  expect(it.ran()).toBe(1)
  expect(it.output()).toBe('closed')
  it.unmount()
})

test('[S4.027] a guest’s opens the login view and waits to be run after signing in', async () => {
  const it = page({ kind: 'guest' }, '/cart')
  it.heart()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(it.ran()).toBe(0)
  expect(it.output()).toBe('login')
  press(it.find('#signed-in'))
  expect(it.ran()).toBe(1)
  it.unmount()
})

test('[S4.028] on the login page a notice asks to sign in', async () => {
  const it = page({ kind: 'guest' }, '/login')
  it.heart()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(it.ran()).toBe(0)
  expect(it.output()).toBe('closed')
  expect(document.body.textContent).toContain('Please sign in to continue!')
  it.unmount()
})
