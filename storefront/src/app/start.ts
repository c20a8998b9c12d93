import type { StorageKey } from '../config/storage-keys.ts'
import type * as EntryClient from './entry-client.tsx'

/**
 * The one script a document names. What the shopper came for, words and the largest picture, goes first: the shop's own
 * scripts are asked for once that is painted, or at the first sign of a hand at the page. What is pressed until they
 * have taken over is kept and done then; links, searches and all that the browser can do alone never wait.
 */
/** Longest that a slow picture keeps the scripts waiting, in ms. */
const patience = 2500

const queued: (() => void)[] = []
const queueEvent = (event: Event, again: () => void) => {
  event.preventDefault()
  event.stopImmediatePropagation()
  queued.push(again)
}

/** Sends its fields to an address by itself: a search, a filter. */
const worksWithoutScript = (form: HTMLFormElement) => form.method === 'get' && form.hasAttribute('action')

const queueClick = (event: MouseEvent) => {
  const pressed =
    event.target instanceof Element
      ? event.target.closest<HTMLButtonElement | HTMLInputElement>('button, [type=radio], [type=checkbox]')
      : null
  if (pressed && !(pressed.form && (pressed.type === 'submit' || worksWithoutScript(pressed.form))))
    queueEvent(event, () => {
      // Brings the code of what is pressed: a choice must be unmade when its code comes, or nobody hears that it is made.
      pressed.dispatchEvent(new Event('input', { bubbles: true }))
      pressed.click()
    })
}
const queueSubmit = (event: SubmitEvent) => {
  const { target: form, submitter } = event
  if (form instanceof HTMLFormElement && !worksWithoutScript(form))
    queueEvent(event, () => form.requestSubmit(submitter))
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Not what is checked, ranged over or a file. */
const holdsText = (field: TextField) => !/^[crf]/.test(field.type)
/** Whether the shopper, or the browser for them, has put something into it before any code could. */
const isWritten = (field: TextField) => holdsText(field) && field.value !== field.defaultValue
/**
 * The first event brings the field's code, should it still be on its way. It hears only of what differs from what it
 * knows: it is told of the empty field, then of the words.
 */
const replayInput = (text: string, field: TextField) => {
  const tell = () => field.dispatchEvent(new Event('input', { bubbles: true }))
  tell()
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  tell()
}

/** What was chosen of lists until the scripts came. */
const chosen = new Map<HTMLSelectElement, string>()
const noteChoice = ({ target }: Event) => {
  if (target instanceof HTMLSelectElement) chosen.set(target, target.value)
}
const replayChoice = (value: string, list: HTMLSelectElement) => {
  list.dispatchEvent(new Event('input', { bubbles: true }))
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const afterPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Resolves at the first press, key or scroll. */
const firstInteraction = () =>
  new Promise((resolve) => {
    for (const sign of ['pointerdown', 'keydown', 'scroll']) addEventListener(sign, resolve, true)
  })

const firstPaint = async () => {
  // A page in the background paints nothing.
  if (document.hidden) return
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  await Promise.race([picture?.decode().catch(() => {}), pause(patience)])
  await afterPaint()
}

/** Whether the shopper has switched keys that do something alone off (WCAG 2.1.4). */
const areKeysOff = () => {
  try {
    return localStorage.getItem('singleKeys' satisfies StorageKey) === 'off'
  } catch {
    return false
  }
}

/** `/` goes to the search box from the first moment on: to the field that has the key as its shortcut. */
const shortcut = (event: KeyboardEvent) => {
  const { target, key } = event
  if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
  const writes = target instanceof Element && target.matches('input, textarea, select')
  if (writes || document.querySelector('dialog[open]') || areKeysOff()) return
  const field = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')
  if (!field) return
  event.preventDefault()
  field.focus()
}

document.addEventListener('keydown', shortcut)
document.addEventListener('click', queueClick, true)
document.addEventListener('submit', queueSubmit, true)
document.addEventListener('change', noteChoice, true)
await Promise.race([firstPaint(), firstInteraction()])
// The document names what to bring; from here on the browser brings it all at once.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
  link.rel = link.dataset.later ?? ''
const { entry = '' } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}
try {
  const { hydrated: takenOver }: typeof EntryClient = await import(/* @vite-ignore */ entry)
  // The words themselves: code that does not know of them may empty its field while it takes over, and React writes what a
  // text area was rendered with.
  const written = new Map<TextField, string>()
  for (const field of document.querySelectorAll<TextField>('input, textarea'))
    if (isWritten(field)) written.set(field, field.value)
  const note = ({ target: field }: Event) => {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isField && holdsText(field)) written.set(field, field.value)
  }
  document.addEventListener('input', note, true)
  await takenOver
  document.removeEventListener('input', note, true)
  document.removeEventListener('change', noteChoice, true)
  written.forEach(replayInput)
  chosen.forEach(replayChoice)
} finally {
  document.removeEventListener('click', queueClick, true)
  document.removeEventListener('submit', queueSubmit, true)
}
// Where the hand is already: the code of a field hears of it as if it had come now.
document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
for (const again of queued) again()
