// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mountInBackOffice } from '../../api/testing/in-back-office.tsx'
import { type Bar, Bars } from './bars.tsx'

const bar = (id: string, more: Partial<Bar> = {}): Bar => ({
  id,
  name: id,
  value: 10,
  words: `${id}: 10`,
  ...more,
})

/** How many of these are drawn; what each says stands there in any case. */
const drawn = (...bars: readonly Bar[]) => {
  const page = mountInBackOffice(<Bars bars={bars} />)
  const count = page.host.querySelectorAll('svg').length
  for (const { id } of bars) expect(page.host.textContent).toContain(`${id}: 10`)
  page.unmount()
  return count
}

test('what there is nothing to compare with is told in words alone', () => {
  expect(drawn(bar('SV'))).toBe(0)
  expect(drawn(bar('SV'), bar('HN'))).toBe(2)
  expect(drawn(bar('SV', { lastYear: 8 }))).toBe(1)
  expect(drawn(bar('SV', { end: 30 }))).toBe(1)
  expect(drawn(bar('SV', { unit: 'USD' }), bar('HN', { unit: 'HNL' }))).toBe(0)
})
