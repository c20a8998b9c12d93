// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Coordinates } from '../../../../facts/coordinates.ts'
import { mountInBackOffice, settle } from '../../api/testing/in-back-office.tsx'
import { PointField } from './point-field.tsx'
import { pointText } from './point-text.ts'

const pressed = { latitude: 13.7167, longitude: -88.93326 }

/** In place of the map, which needs a page with a size: a button that is pressed at one place. */
vi.mock('./point-map.tsx', () => ({
  PointMap: ({ point, onPress }: { point?: Coordinates; onPress?: (point: Coordinates) => void }) => (
    <button type="button" onClick={() => onPress?.(pressed)}>
      {point ? pointText(point) : 'no pin'}
    </button>
  ),
}))

const Form = ({ readOnly = false }: { readOnly?: boolean }) => {
  const [point, setPoint] = useState<Coordinates | undefined>()
  return <PointField country="SV" point={point} readOnly={readOnly} onChange={setPoint} />
}

let close = () => undefined as void
afterEach(() => close())

const open = async (readOnly?: boolean) => {
  const { host, unmount } = mountInBackOffice(<Form {...(readOnly ? { readOnly } : {})} />)
  close = unmount
  await vi.waitUntil(async () => {
    await settle()
    return host.querySelector('button')
  }, 15_000)
  const [input, map] = [host.querySelector('input'), host.querySelector('button')]
  if (!input || !map) throw new Error('there is no field or no map')
  return {
    host,
    input,
    map,
    press: () => act(() => map.click()),
    type: (text: string) =>
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }),
  }
}

test('what is pressed is written, and what is typed moves the pin', async () => {
  const { input, map, press, type } = await open()
  expect(map.textContent).toBe('no pin')
  press()
  expect(input.value).toBe('13.7167, -88.93326')
  type('13.69294,-89.21819')
  expect(input.value).toBe('13.69294,-89.21819')
  expect(map.textContent).toBe('13.69294, -89.21819')
  press()
  expect(input.value).toBe('13.7167, -88.93326')
})

test('what is no point says so, and takes the pin away', async () => {
  const { host, input, map, press, type } = await open()
  press()
  type('en la esquina')
  expect(input.value).toBe('en la esquina')
  expect(map.textContent).toBe('no pin')
  expect(host.textContent).toContain('Dos números con coma entre ellos')
})

test('whoever may only look presses in vain', async () => {
  const { input, map, press } = await open(true)
  press()
  expect(input.value).toBe('')
  expect(map.textContent).toBe('no pin')
})
