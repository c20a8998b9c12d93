import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { useRouter } from '../../lib/router/context.tsx'
import { useEarlyForm, withEarlyFields } from '../../lib/use-early-form.ts'
import { writeDraft } from './tool-drafts.ts'

/** A change that rests this long, in ms, stands in the address, is kept as a draft and is a step of undo. */
const restMs = 400
const mostSteps = 50

type Options<Question> = {
  /** The path of the tool below `/tools/`; its drafts go by it. */
  tool: string
  /** What an address asks. Both are to be the same from render to render. */
  read: (search: URLSearchParams) => Question
  write: (question: Question) => string
  /** Whether an address carries it; what is longer is kept by this browser alone. */
  fitsAddress?: (question: Question) => boolean
  /** What `asked` becomes where a visitor chose it before this code was there; `before` is what the page came with. */
  early?: (before: Question, asked: Question) => Question
}

/** Steps back and forth through what was asked; absent where there is none. */
export type ToolHistory = { undo?: () => void; redo?: () => void; savedAt?: number }

type Steps<Question> = { past: readonly Question[]; future: readonly Question[] }

/**
 * What a tool is asked. It stands in the address a moment after the last key, so that it is shared, kept and gone back
 * to; each change that rested is a step of undo, and the last one is a draft of this shopper in this browser. `form` is
 * the ref of the form it is asked by, whose fields are called as in the address: what is in them before this code is there
 * is asked too. `begin` asks what an earlier visit left: it is no step that could be undone.
 */
export const useToolState = <Question>({
  tool,
  read,
  write,
  fitsAddress = () => true,
  early = (_before, asked) => asked,
}: Options<Question>) => {
  const { route, navigate, preload } = useRouter()
  const { search, pathname } = route
  const shopper = useShopper()
  const address = search.toString()
  const [question, setQuestion] = useState(() => read(search))
  const [steps, setSteps] = useState<Steps<Question>>({ past: [], future: [] })
  const [savedAt, setSavedAt] = useState<number>()
  const written = useRef(address)
  const rested = useRef(question)
  const begun = useRef<Question>(undefined)

  const settle = useEffectEvent((next: Question) => {
    const query = write(next)
    const inAddress = fitsAddress(next) ? query : ''
    const at = Date.now()
    rested.current = next
    written.current = inAddress
    writeDraft(shopper.customerId ?? '', tool, { text: query, at })
    setSavedAt(at)
    navigate(inAddress === '' ? pathname : `${pathname}?${inAddress}`, { replace: true, keepScroll: true })
  })
  // What is asked goes into the address, where the signal is gone as well.
  useEffect(() => void preload().catch(() => {}), [preload])
  useEffect(() => {
    if (written.current === address) return
    written.current = address
    rested.current = read(new URLSearchParams(address))
    setQuestion(rested.current)
  }, [address, read])
  useEffect(() => {
    if (write(question) === write(rested.current)) return undefined
    const timer = setTimeout(() => {
      const before = rested.current
      if (begun.current !== question)
        setSteps(({ past }) => ({ past: [...past, before].slice(-mostSteps), future: [] }))
      settle(question)
    }, restMs)
    return () => clearTimeout(timer)
  }, [question, write])

  const step = (from: keyof Steps<Question>, to: keyof Steps<Question>) => {
    const next = steps[from].at(-1)
    if (next === undefined) return undefined
    return () => {
      setSteps({ ...steps, [from]: steps[from].slice(0, -1), [to]: [...steps[to], question] })
      setQuestion(next)
      settle(next)
    }
  }
  const [undo, redo] = [step('past', 'future'), step('future', 'past')]
  useUndoKeys(undo, redo)
  const history: ToolHistory = {
    ...(undo ? { undo } : {}),
    ...(redo ? { redo } : {}),
    ...(savedAt === undefined ? {} : { savedAt }),
  }
  const begin = (at: Question) => {
    begun.current = at
    setQuestion(at)
  }
  const form = useEarlyForm((fields) =>
    setQuestion(early(question, read(withEarlyFields(write(question), fields)))),
  )
  return { question, setQuestion, begin, history, form }
}

/** Ctrl+Z and Ctrl+Y or Ctrl+Shift+Z; in a field they are the browser's own. */
const useUndoKeys = (undo: (() => void) | undefined, redo: (() => void) | undefined) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const field =
      event.target instanceof Element &&
      event.target.closest('textarea, input:not([type=radio], [type=checkbox])')
    if (field || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    const action = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
