// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount } from '../../ui/testing/mount.tsx'
import { AccountMenu } from './account-menu.tsx'

let page: ReturnType<typeof mount>
beforeEach(() => {
  vi.useFakeTimers()
  page = mount(onStage().around(<AccountMenu />))
})
afterEach(() => {
  page.unmount()
  vi.useRealTimers()
})

const isOpen = () => page.host.querySelector('[role=group]') !== null
const mouse = (name: string) =>
  act(() => {
    page.find('button').dispatchEvent(new MouseEvent(name, { bubbles: true }))
  })
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('[S2.055] [S9.012] the account’s menu closes 100 ms after the mouse has left', () => {
  mouse('mouseover')
  expect(isOpen()).toBe(true)
  mouse('mouseout')
  wait(99)
  expect(isOpen()).toBe(true)
  wait(1)
  expect(isOpen()).toBe(false)
})
