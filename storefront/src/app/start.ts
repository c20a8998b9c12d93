import type { StorageKey } from '../config/storage-keys.ts'
import type * as EntryClient from './entry-client.tsx'

/**
 * The one script a document names. What the shopper came for, words and the largest picture, goes first: the shop's own
 * scripts are asked for once that is painted, or as soon as the shopper touches the page. What is pressed until they
 * have taken over is queued and replayed then; links, searches and all that the browser can do alone never wait.
 */
/** Longest that a slow picture keeps the scripts waiting, in ms. */
const patience = 2500

const tell = (target: EventTarget, type: 'input' | 'change' | 'focusin' = 'input') =>
  target.dispatchEvent(new Event(type, { bubbles: true }))

const queued: (() => void)[] = []
const queueEvent = (event: Event, again: () => void) => {
  event.preventDefault()
  event.stopImmediatePropagation()
  queued.push(again)
}

/** Sends its fields to an address by itself, which it names: a search, a filter. */
const worksWithoutScript = (form: HTMLFormElement) => form.matches('[method=get]')

const queueClick = (event: MouseEvent) => {
  const pressed =
    event.target instanceof Element &&
    event.target.closest<HTMLButtonElement | HTMLInputElement>('button, [type=radio], [type=checkbox]')
  if (pressed && !(pressed.form && (pressed.type === 'submit' || worksWithoutScript(pressed.form))))
    queueEvent(event, () => {
      // Brings the code of what is pressed: a choice must be unmade when its code comes, or nobody hears that it is made.
      tell(pressed)
      pressed.click()
    })
}
const queueSubmit = (event: SubmitEvent) => {
  const { target: form, submitter } = event
  if (form instanceof HTMLFormElement && !worksWithoutScript(form))
    queueEvent(event, () => form.requestSubmit(submitter))
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Where one writes, and lists to choose from. */
const fields = 'input, textarea, select'
const isField = (target: EventTarget | null): target is TextField | HTMLSelectElement =>
  target instanceof Element && target.matches(fields)
/** Not what is checked, ranged over, a file or chosen of a list. */
const holdsText = (field: TextField | HTMLSelectElement): field is TextField =>
  !/^([crf]|sel)/.test(field.type)
/** Whether the shopper, or the browser for them, has put something into it before any code could. */
const isWritten = (field: TextField) => holdsText(field) && field.value !== field.defaultValue
/**
 * The first event brings the field's code, should it still be on its way. It hears only of what differs from what it
 * knows: it is told of the empty field, then of the words.
 */
const replayInput = (text: string, field: TextField) => {
  tell(field)
  field.value = ''
  Reflect.set(field.constructor.prototype, 'value', text, field)
  tell(field)
}

/** What was chosen of lists until the scripts came. */
const chosen = new Map<HTMLSelectElement, string>()
const noteChoice = ({ target }: Event) => {
  if (target instanceof HTMLSelectElement) chosen.set(target, target.value)
}
const replayChoice = (value: string, list: HTMLSelectElement) => {
  tell(list)
  list.value = value
  tell(list, 'change')
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const afterPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

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
  if (isField(target) || document.querySelector('dialog[open]') || areKeysOff()) return
  const field = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')
  if (!field) return
  event.preventDefault()
  field.focus()
}

/**
 * Several lines for the search box are a list, which one field would run together: the page that reads lists takes it
 * from the fragment, at any length and before any other script is there.
 */
const openPastedList = (event: ClipboardEvent) => {
  const { target, clipboardData } = event
  const list = clipboardData?.getData('text') ?? ''
  if (!(isField(target) && target.name === 'q' && /\n./.test(list))) return
  event.preventDefault()
  // The empty query makes it another page where the shopper is on that page already.
  location.assign(new URL(`tools/list?#t=${encodeURIComponent(list)}`, target.form?.action))
}

addEventListener('keydown', shortcut)
addEventListener('paste', openPastedList)
addEventListener('click', queueClick, true)
addEventListener('submit', queueSubmit, true)
addEventListener('change', noteChoice, true)
await Promise.race([firstPaint(), firstInteraction()])
// The document names what to bring; from here on the browser brings it all at once.
for (const link of document.querySelectorAll<HTMLLinkElement>('[data-later]'))
  link.rel = link.dataset.later ?? ''
const { entry = '' } = document.querySelector<HTMLElement>('[data-entry]')?.dataset ?? {}
try {
  const { hydration }: typeof EntryClient = await import(/* @vite-ignore */ entry)
  // The words themselves: code that does not know of them may empty its field while it takes over, and React writes what a
  // text area was rendered with.
  const written = new Map<TextField, string>()
  for (const field of document.querySelectorAll<TextField>(fields))
    if (isWritten(field)) written.set(field, field.value)
  const note = ({ target: field }: Event) => {
    if (isField(field) && holdsText(field)) written.set(field, field.value)
  }
  addEventListener('input', note, true)
  await hydration
  removeEventListener('input', note, true)
  removeEventListener('change', noteChoice, true)
  written.forEach(replayInput)
  chosen.forEach(replayChoice)
} finally {
  removeEventListener('click', queueClick, true)
  removeEventListener('submit', queueSubmit, true)
}
// What has the focus already: its code gets the event as if the focus had come now. A page that nobody has touched yet has
// it on its body.
const { activeElement, body } = document
if (activeElement && activeElement !== body) tell(activeElement, 'focusin')
for (const again of queued) again()
