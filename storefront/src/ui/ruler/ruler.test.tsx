// @vitest-environment happy-dom
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { mount, press, type } from '../testing/mount.tsx'
import { Ruler } from './ruler.tsx'

const format = (mm: number) => `${mm / 1000} m`
const fixed = {
  label: 'Length',
  fieldLabel: 'Length in metres',
  min: 1000,
  max: 12_000,
  step: 50,
  format,
  decreaseLabel: 'shorter',
  increaseLabel: 'longer',
}

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const show = () => {
  const changes: number[] = []
  const Host = () => {
    const [value, setValue] = useState(3650)
    const change = (mm: number) => {
      changes.push(mm)
      setValue(mm)
    }
    return <Ruler {...fixed} value={value} onChange={change} />
  }
  page = mount(<Host />)
  return {
    changes,
    field: page.find<HTMLInputElement>('[role=spinbutton]'),
    slider: page.find<HTMLInputElement>('[type=range]'),
    longer: page.find('[aria-label=longer]'),
  }
}

test('[S5.050] the metres field steps by the step of the cut', () => {
  const { changes, field, longer } = show()
  press(longer)
  expect(changes).toEqual([3700])
  expect(field.value).toBe('3.7')
})

test('a typed length is handed on as it is, with point or comma, also beyond the ends', () => {
  const { changes, field } = show()
  type(field, '4,27')
  expect(field.value).toBe('4,27')
  type(field, '15')
  type(field, '15x')
  expect(changes).toEqual([4270, 15_000])
})

test('slider, field and drawing speak of the same length', () => {
  const { field, slider } = show()
  type(slider, '6000')
  expect(slider.getAttribute('aria-valuetext')).toBe('6 m')
  expect(field.value).toBe('6')
  expect(page?.host.innerHTML).toContain('width="50%"')
})

test('the served markup holds no style attribute', () => {
  expect(renderToStaticMarkup(<Ruler {...fixed} value={3650} onChange={() => {}} />)).not.toContain('style=')
})
