// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { FilePicker } from './file-picker.tsx'

const pages: ReturnType<typeof mount>[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.unmount()
})

const show = (disabled = false) => {
  const added: string[][] = []
  const page = mount(
    <FilePicker
      label="Files"
      callLabel="Choose"
      files={[]}
      disabled={disabled}
      onAdd={(files) => added.push(files.map(({ name }) => name))}
      onRemove={() => undefined}
      removeLabel={(name) => name}
    />,
  )
  pages.push(page)
  return { added, input: page.find('input'), target: () => page.host.querySelector('[data-drag]') }
}

/** Something dragged over an element or dropped on it; answers what the browser would do with it. */
const drag = (
  kind: 'dragover' | 'dragleave' | 'drop',
  on: Element,
  names: string[] = ['plano.pdf'],
  types = ['Files'],
) => {
  const event = new Event(kind, { bubbles: true, cancelable: true })
  const dataTransfer = { types, files: names.map((name) => new File(['x'], name)), dropEffect: 'move' }
  Object.assign(event, { dataTransfer, relatedTarget: null })
  act(() => {
    on.dispatchEvent(event)
  })
  return { leavesThePage: !event.defaultPrevented, effect: dataTransfer.dropEffect }
}

test('[T1.404] dragged files show where they can be dropped, and dropped there they are taken', () => {
  const { added, input, target } = show()
  expect(target()).toBeNull()
  expect(drag('dragover', document.body)).toEqual({ leavesThePage: false, effect: 'none' })
  expect(target()?.getAttribute('data-drag')).toBe('near')
  expect(drag('dragover', input)).toEqual({ leavesThePage: false, effect: 'copy' })
  expect(target()?.getAttribute('data-drag')).toBe('over')
  drag('dragleave', document.body)
  expect(target()).toBeNull()
  drag('dragover', input)
  expect(drag('drop', input, ['a.pdf', 'b.dwg']).leavesThePage).toBe(false)
  expect(added).toEqual([['a.pdf', 'b.dwg']])
  expect(target()).toBeNull()
})

test('[T1.404] files dropped beside the target are let go, and the page stays', () => {
  const { added } = show()
  expect(drag('drop', document.body).leavesThePage).toBe(false)
  expect(added).toEqual([])
})

test('[T1.404] of two targets each takes its own; a field that can take none takes none', () => {
  const [one, other] = [show(), show()]
  expect(drag('dragover', other.input).effect).toBe('copy')
  drag('drop', other.input)
  expect([one.added, other.added]).toEqual([[], [['plano.pdf']]])
  const full = show(true)
  expect(drag('dragover', full.input)).toEqual({ leavesThePage: false, effect: 'none' })
  expect(drag('drop', full.input).leavesThePage).toBe(false)
  expect(full.added).toEqual([])
})

test('[T1.404] dragged words go where the browser takes them', () => {
  const { input, target } = show()
  expect(drag('dragover', input, [], ['text/plain'])).toEqual({ leavesThePage: true, effect: 'move' })
  expect(drag('drop', input, [], ['text/plain']).leavesThePage).toBe(true)
  expect(target()).toBeNull()
})
