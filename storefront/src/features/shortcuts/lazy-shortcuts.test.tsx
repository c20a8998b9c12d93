// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { island } from '../../lib/island/island.tsx'
import { settle, until } from '../../ui/testing/mount.tsx'
import { LazyShortcuts } from './lazy-shortcuts.tsx'
import { ShortcutsChoice } from './shortcuts-choice.tsx'

afterEach(() => {
  document.body.innerHTML = ''
})

test('pressed before the footer’s code is there, the dialog opens once, when it has come, and gives the focus back', async () => {
  const { around } = onStage({ pathname: '/' })
  const Server = island(async () => ShortcutsChoice, { hydrateWhen: 'interaction' })
  await Server.load()
  const root = document.body.appendChild(document.createElement('div'))
  const page = (Foot: typeof Server) =>
    around(
      <>
        <Foot />
        <LazyShortcuts />
      </>,
    )
  root.innerHTML = renderToString(page(Server))
  let arrive: ((choice: typeof ShortcutsChoice) => void) | undefined
  const Foot = island(() => new Promise<typeof ShortcutsChoice>((resolve) => (arrive = resolve)), {
    hydrateWhen: 'interaction',
  })
  const react = await act(() => hydrateRoot(root, page(Foot)))
  const button = () => root.querySelector<HTMLElement>('[data-shortcuts]')
  const dialog = () => root.querySelector('dialog')
  button()?.focus()
  act(() => button()?.click())
  await settle()
  expect(dialog()).toBeNull()
  await act(async () => arrive?.(ShortcutsChoice))
  await until(() => expect(dialog()?.open).toBe(true))
  act(() => void dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(document.activeElement).toBe(button())
  await act(() => vi.waitFor(() => expect(dialog()?.open).toBe(false), 15_000))
  act(() => react.unmount())
})
