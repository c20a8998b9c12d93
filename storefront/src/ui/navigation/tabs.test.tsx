// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { Tabs } from './tabs.tsx'

test('arrows, Home and End move the focus and choose; only the chosen tab is a stop of the Tab key', () => {
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id, panel: `panel ${id}` }))
  const page = mount(<Tabs label="Sheet" tabs={tabs} />)
  const key = (name: string) => {
    const at = page.find('[aria-selected=true]')
    act(() => {
      at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
    })
    return [document.activeElement?.textContent, page.find('[role=tabpanel]').textContent]
  }
  expect(key('ArrowRight')).toEqual(['b', 'panel b'])
  expect(key('End')).toEqual(['c', 'panel c'])
  expect(key('ArrowRight')).toEqual(['a', 'panel a'])
  expect(key('ArrowLeft')).toEqual(['c', 'panel c'])
  expect(key('Home')).toEqual(['a', 'panel a'])
  expect(page.host.querySelectorAll('[role=tab][tabindex="0"]').length).toBe(1)
  page.unmount()
})
