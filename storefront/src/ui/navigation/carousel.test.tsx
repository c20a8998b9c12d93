// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { Carousel } from './carousel.tsx'

afterEach(() => vi.useRealTimers())

const renderCarousel = (autoplayMs: number) => {
  vi.useFakeTimers()
  const moved = vi.fn()
  const { host, find, unmount } = mount(
    <Carousel label="a" previousLabel="b" nextLabel="c" pauseLabel="d" playLabel="e" autoplayMs={autoplayMs}>
      <p>1</p>
      <p>2</p>
    </Carousel>,
  )
  Object.assign(find('ul'), { scrollTo: moved, scrollBy: moved })
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }
  return { host, find, moved, pass, unmount }
}

test('[S9.028] a carousel moves on at the pace it is given, and stands while it is held or stopped', () => {
  for (const pace of [5000, 800]) {
    const { find, moved, pass, unmount } = renderCarousel(pace)
    pass(pace - 1)
    expect(moved).not.toHaveBeenCalled()
    pass(1)
    expect(moved).toHaveBeenCalledTimes(1)
    act(() => find('ul').focus())
    pass(3 * pace)
    expect(moved).toHaveBeenCalledTimes(1)
    act(() => find('ul').blur())
    pass(pace)
    expect(moved).toHaveBeenCalledTimes(2)
    act(() => find('button').click())
    pass(3 * pace)
    expect(moved).toHaveBeenCalledTimes(2)
    unmount()
  }
})
