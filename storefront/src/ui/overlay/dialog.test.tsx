// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { mount, press } from '../testing/mount.tsx'
import { DialogWindow as Dialog } from './dialog-window.tsx'

const Host = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Remove item" closeLabel="Close">
        <p>Sure?</p>
      </Dialog>
    </>
  )
}

test('it opens with the focus on its title, closes by its cross and by Escape, and gives the focus back', () => {
  const page = mount(<Host />)
  const opener = page.find('#opener')
  const dialog = page.find<HTMLDialogElement>('dialog')
  const open = () => {
    opener.focus()
    press(opener)
    expect(dialog.open).toBe(true)
    expect(document.activeElement?.textContent).toBe('Remove item')
  }
  const expectClosed = () => {
    expect(dialog.open).toBe(false)
    expect(dialog.textContent).toBe('')
    expect(document.activeElement).toBe(opener)
  }
  open()
  press(page.find('[aria-label=Close]'))
  expectClosed()
  open()
  act(() => {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  expectClosed()
  page.unmount()
})

test('a control marked for it gets the first focus, though the title stands before it', () => {
  const page = mount(
    <Dialog open onClose={() => undefined} title="Sign in" closeLabel="Close">
      <input id="email" data-autofocus="" />
    </Dialog>,
  )
  expect(document.activeElement?.id).toBe('email')
  page.unmount()
})
