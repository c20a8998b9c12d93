// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, press, settle } from '../testing/mount.tsx'
import { ReadMore } from './read-more.tsx'

let page: ReturnType<typeof mount> | undefined
beforeEach(() => {
  // No layout here: what is observed is told at once.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void
      constructor(tell: () => void) {
        this.observe = tell
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  page?.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = async (height: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height)
  page = mount(
    <ReadMore moreLabel="Ver más" lessLabel="Ver menos">
      <p>Text</p>
    </ReadMore>,
  )
  await settle()
  return { button: () => page?.host.querySelector('button'), host: page.host }
}

test('[S2.120] a text that is cut can be seen whole, and less of it again', async () => {
  const { button } = await open(400)
  const state = () => [button()?.textContent, button()?.getAttribute('aria-expanded')]
  expect(state()).toEqual(['Ver más', 'false'])
  press(button() as HTMLElement)
  expect(state()).toEqual(['Ver menos', 'true'])
  press(button() as HTMLElement)
  expect(state()).toEqual(['Ver más', 'false'])
})

test('[S2.120] a text that is whole has no button', async () => {
  expect((await open(200)).button()).toBeNull()
})
