// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount } from '../../ui/testing/mount.tsx'
import { ShareActions } from './share-actions.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const show = (lines: readonly string[]) => {
  const { around } = onStage({
    shopper: { kind: 'guest' },
    transport: () => Promise.resolve({ status: 200, body: '{"data":[],"total":0}' }),
  })
  page = mount(around(<ShareActions title="Techo de 8 × 12" lines={lines} path="/tools/roof?l=12&a=8" />))
  const button = (name: string) =>
    [...(page?.host.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)
  return { button, link: () => page?.find<HTMLAnchorElement>('a').href ?? '' }
}

/** A clipboard that takes what is written, or refuses it. */
const clipboard = (refuses = false) => {
  const written: string[] = []
  const writeText = (text: string) => {
    written.push(text)
    return refuses ? Promise.reject(new DOMException('no', 'NotAllowedError')) : Promise.resolve()
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  return written
}

test('[T1.331] a list is copied as the message that is sent, with the link that opens it, and says that it was', async () => {
  const written = clipboard()
  const { button, link } = show(['28 × Lámina 4.65 m', '6 × Tornillos'])
  await act(async () => button('Copiar como mensaje')?.click())
  expect(written).toEqual([
    'Techo de 8 × 12\n28 × Lámina 4.65 m\n6 × Tornillos\nhttp://localhost/tools/roof?l=12&a=8',
  ])
  expect(new URL(link()).searchParams.get('text')).toBe(written[0])
  expect(button('Copiado')).toBeDefined()
  expect(button('Copiar como mensaje')).toBeUndefined()
})

test('[T1.331] where the browser refuses nothing is said to be copied', async () => {
  clipboard(true)
  const { button } = show(['28 × lámina'])
  await act(async () => button('Copiar como mensaje')?.click())
  expect(button('Copiar como mensaje')).toBeDefined()
  expect(button('Copiado')).toBeUndefined()
})

test('[T1.331] a long list is told by its first twelve lines and nine hundred letters, no sign cut in two', () => {
  const { link } = show(Array.from({ length: 14 }, (_, at) => `${at + 1} × pieza`))
  const text = new URL(link()).searchParams.get('text') ?? ''
  expect(text).toContain('12 × pieza\ny 2 más\nhttp')
  page?.unmount()
  for (const before of ['', 'x']) {
    const { link: long } = show([`${before}${'🔩'.repeat(600)}`])
    const told = new URL(long()).searchParams.get('text') ?? ''
    expect(told.split('\nhttp')[0]?.length).toBeGreaterThan(890)
    expect(told).not.toContain('\uFFFD')
    page?.unmount()
  }
})
