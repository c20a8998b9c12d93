import { type DomPath, domPathOf, elementAt } from './dom-path.ts'

/** What a visitor did to server-rendered HTML before its code was loaded. */
export type DomState = {
  focused: Focused | undefined
  /** Which of its sections that unfold stand open, in the order of the document. */
  open: readonly boolean[]
  /** What its fields hold, in the order of the document. */
  values: readonly Value[]
  /** The fields themselves, in the order of the document: the dialog in which one chooses a file answers to its own field. */
  fields: readonly Field[]
  /** How far its films have run, and whether they run, in the order of the document. */
  films: readonly Film[]
}

/** Where somebody is: in a field of text also its text and what of it is selected, which the next key replaces. */
type Focused = { at: DomPath; typing?: { text: string; selected: [from: number, to: number] } }

/** A text, a tick, or the files that were chosen. */
type Value = string | boolean | FileList

type Film = Pick<HTMLMediaElement, 'currentTime' | 'muted' | 'paused'>

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const foldsOf = (root: Element) => [...root.querySelectorAll('details')]
const filmsOf = (root: Element) => [...root.querySelectorAll<HTMLMediaElement>('video, audio')]
const fieldsOf = (root: Element) => [...root.querySelectorAll<Field>('input, textarea, select')]
const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
const filesOf = (field: Field) =>
  field instanceof HTMLInputElement && field.type === 'file' ? field.files : null
const valueOf = (field: Field): Value => filesOf(field) ?? (isTicked(field) ? field.checked : field.value)

const isTyped = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.selectionStart !== null

const focusIn = (root: Element | null): Focused | undefined => {
  const field = document.activeElement
  const at = domPathOf(root, field)
  if (!at || !isTyped(field)) return at && { at }
  const { value: text, selectionStart, selectionEnd } = field
  return { at, typing: { text, selected: [selectionStart ?? 0, selectionEnd ?? 0] } }
}

/**
 * Captures the state of the DOM under a root before hydration replaces that DOM: its fields' values only if asked, but
 * always those of the field somebody types in.
 */
export const captureDomState = (root: Element | null, { values }: { values: boolean }): DomState => ({
  focused: focusIn(root),
  open: root ? foldsOf(root).map(({ open }) => open) : [],
  values: root && values ? fieldsOf(root).map(valueOf) : [],
  fields: root ? fieldsOf(root) : [],
  films: root ? filmsOf(root).map(({ currentTime, muted, paused }) => ({ currentTime, muted, paused })) : [],
})

/** Chooses files anew, in the field that took the place of the one they were chosen in. */
const choose = (field: HTMLInputElement, files: FileList) => {
  if (files.length === 0) return
  field.files = files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What was replaced lives as long as what took its place: a field that is gone hears nothing of its dialog. */
const formerOf = new WeakMap<Field, Field>()

/** Passes on what is chosen in a dialog that was open when its field was replaced. */
const forwardFileChoice = (field: Field, former: Field | undefined) => {
  if (!(field instanceof HTMLInputElement) || former?.type !== 'file') return
  formerOf.set(field, former)
  former.addEventListener('change', () => {
    const files = filesOf(former)
    if (files) choose(field, files)
  })
}

/** Sets a field's value with the events of typing, so that React sees the change. */
const type = (field: Field, value: Value) => {
  if (typeof value === 'object') {
    if (field instanceof HTMLInputElement) choose(field, value)
    return
  }
  if (valueOf(field) === value) return
  if (isTicked(field)) {
    if (value) field.click()
    return
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Resumes a film at the position its predecessor had reached. */
const resumeFilm = (film: HTMLMediaElement, { currentTime, muted, paused }: Film) => {
  if (paused && currentTime === 0) return
  Object.assign(film, { currentTime, muted })
  if (!paused) film.play().catch(() => {})
}

/** Gives focus back, and to a field of text the caret: whoever has selected a length types over it, not behind it. */
const restoreFocus = (root: Element, { at, typing }: Focused) => {
  const element = elementAt(root, at)
  element?.focus({ preventScroll: true })
  if (!typing || !element || !isTyped(element)) return
  type(element, typing.text)
  // After React has written the text, which would put the caret behind it.
  queueMicrotask(() => element.setSelectionRange(...typing.selected))
}

/** Restores a captured state, after the DOM under the root was replaced. */
export const restoreDomState = (root: Element | null, { focused, open, values, fields, films }: DomState) => {
  if (!root) return
  for (const [at, fold] of foldsOf(root).entries()) fold.open = open[at] ?? fold.open
  for (const [at, field] of fieldsOf(root).entries()) {
    const value = values[at]
    if (value !== undefined) type(field, value)
    forwardFileChoice(field, fields[at])
  }
  if (focused) restoreFocus(root, focused)
  for (const [at, film] of filmsOf(root).entries()) if (films[at]) resumeFilm(film, films[at])
}
