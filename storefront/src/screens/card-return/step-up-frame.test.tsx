// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { mount } from '../../ui/testing/mount.tsx'
import { StepUpFrame } from './step-up-frame.tsx'

afterEach(() => vi.restoreAllMocks())

test('[S2.019] the bank’s question is posted into a frame of the page, once for each token, with what the bank needs', () => {
  const posted: object[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const { method, action, target } = this
    posted.push({ method, action, target, ...Object.fromEntries(new FormData(this)) })
  })
  const challenge = { stepUpUrl: 'https://bank.example/step-up', accessToken: 'jwt-of-the-bank' }
  const page = mount(<StepUpFrame challenge={challenge} transactionId="t1" title="Tu banco" />)
  const frame = page.find<HTMLIFrameElement>('iframe')
  expect(posted).toEqual([
    {
      method: 'post',
      action: challenge.stepUpUrl,
      target: frame.name,
      JWT: challenge.accessToken,
      MD: 't1',
    },
  ])
  expect(frame.name).not.toBe('')
  expect(frame.title).toBe('Tu banco')
  // The bank's smallest full form has 500 × 600 pixels.
  expect([frame.width, frame.height]).toEqual(['500', '600'])
  // The token is in no address that a history or a log would keep.
  expect(page.host.innerHTML.match(/(?:src|href|action)="[^"]*jwt-of-the-bank/g)).toBeNull()
  page.unmount()
})
