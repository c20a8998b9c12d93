import { type ComponentType, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { clickAt, domPathOf } from './dom-path.ts'
import { DomHandover } from './dom-handover.tsx'
import type * as DomStateModule from './dom-state.ts'
import styles from './island.module.css'
import { useIsHydrating } from './use-is-hydrating.ts'

/** A component whose code a first visit does without. `load` brings it, before the component is rendered anew. */
export type Island<P extends object> = ComponentType<P> & { load(): Promise<void> }

type IslandOptions = {
  /**
   * `visible`: the code is loaded when the island is about to be in view. `interaction`: the same, but not before somebody
   * has moved, pressed or scrolled, for an island that does nothing before. `never`: the island only shows; its links work
   * without code.
   */
  hydrateWhen: 'visible' | 'interaction' | 'never'
  /**
   * Whether fields get back what was typed before the code was there (they do). Not where the island's parent has taken it
   * into the props meanwhile: a field beside the typed one would give back what it showed before.
   */
  restoresValues?: boolean
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Calls back once, when the element is nearly in view. */
const onNearViewport = (element: Element, then: () => void) => {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      then()
    },
    { rootMargin: '200px' },
  )
  watch.observe(element)
  return () => watch.disconnect()
}

const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Calls back once, at the first sign of a person at the page. */
const onFirstInteraction = (then: () => (() => void) | undefined) => {
  const stop = new AbortController()
  let after: (() => void) | undefined
  const onInteraction = () => {
    stop.abort()
    after = then()
  }
  for (const sign of interactionEvents)
    window.addEventListener(sign, onInteraction, { signal: stop.signal, passive: true })
  return () => {
    stop.abort()
    after?.()
  }
}

const serverHtml = { __html: '' }

const holdings = ['pointerdown', 'keydown'] as const
const liftings = ['pointerup', 'pointercancel', 'keyup'] as const

/** A finger that is lifted is a click so many ms later at most. */
const clickDelay = 100

/**
 * A part of a page that is no reason to wait: the server writes it, the browser leaves that HTML as it is, and its
 * code comes when it is about to be seen, or never. A navigation loads the parts of the screen it goes to (`parts`).
 */
export const island = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { hydrateWhen, restoresValues = true }: IslandOptions,
): Island<P> => {
  let Component: ComponentType<P> | undefined
  let domState: typeof DomStateModule | undefined
  // What keeps what was done comes with the first part that needs it: a page that is only read does without.
  const loadCode = async () => {
    if (!Component) [Component, domState] = await Promise.all([load(), import('./dom-state.ts')])
  }
  const IslandComponent = (props: P) => {
    const first = useIsHydrating()
    const [written] = useState(first && !Component)
    const [, showFound] = useReducer((count: number) => count + 1, 0)
    const box = useRef<HTMLDivElement>(null)
    const pressed = useRef<readonly number[]>(undefined)
    // A press whose button is replaced while the finger is down is a click of nothing; a key works on what it was pressed at.
    const held = useRef(false)
    const Live = held.current ? undefined : Component
    const live = Live !== undefined
    // At once, so that the press that wakes what is around this is heard here too.
    useBrowserLayoutEffect(() => {
      if (live) return undefined
      let gone = false
      const arrive = () =>
        void loadCode().then(
          () => {
            if (!gone) showFound()
          },
          // What the server wrote stays.
          () => {},
        )
      const shown = box.current?.firstElementChild
      const near = () => (shown ? onNearViewport(shown, arrive) : undefined)
      const waits = { never: () => undefined, visible: near, interaction: () => onFirstInteraction(near) }
      // In development at once: what is left as HTML would not show its changes.
      const stop =
        written && shown && import.meta.env.MODE !== 'development' ? waits[hydrateWhen]() : arrive()
      // A button pressed before its code is here is pressed again by us once it is.
      const press = (event: MouseEvent) => {
        const button = event.target instanceof Element ? event.target.closest('button') : null
        if (!button || hydrateWhen === 'never') return
        event.preventDefault()
        pressed.current = domPathOf(box.current, button)
        arrive()
      }
      let releasing: ReturnType<typeof setTimeout> | undefined
      const release = () => {
        held.current = false
        if (!gone && Component) showFound()
      }
      const lift = () => {
        for (const end of liftings) window.removeEventListener(end, lift)
        releasing = setTimeout(release, clickDelay)
      }
      const hold = () => {
        clearTimeout(releasing)
        held.current = true
        for (const end of liftings) window.addEventListener(end, lift)
      }
      const node = box.current
      for (const down of holdings) node?.addEventListener(down, hold)
      node?.addEventListener('click', press)
      return () => {
        gone = true
        for (const down of holdings) node?.removeEventListener(down, hold)
        node?.removeEventListener('click', press)
        if (stop) stop()
      }
    }, [live, written])
    useEffect(() => {
      const at = pressed.current
      pressed.current = undefined
      // After the values that were typed have been taken in.
      if (live && at) setTimeout(() => clickAt(box.current, at))
    }, [live])
    if (!Live && !written) return null
    return (
      <DomHandover
        live={live}
        capture={() => domState?.captureDomState(box.current, { values: restoresValues })}
        restore={(state) => domState?.restoreDomState(box.current, state)}
      >
        {Live ? (
          <div key="live" ref={box} className={styles.part}>
            <Live {...props} />
          </div>
        ) : (
          <div
            key="written"
            ref={box}
            className={styles.part}
            suppressHydrationWarning
            // Left as the server wrote it.
            dangerouslySetInnerHTML={serverHtml}
          />
        )}
      </DomHandover>
    )
  }
  return Object.assign(IslandComponent, { load: loadCode })
}
