import { lazy, Suspense, useEffect, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { timings } from '../../config/timings.ts'
import { hasAgreed } from '../../lib/outside-script.ts'
import { visitRequestKey } from './visit-requests.ts'

const Visit = lazy(() => import('./visit.tsx').then((module) => ({ default: module.Visit })))

const moves = ['pointerdown', 'keydown', 'scroll'] as const

/** True with the shopper's first interaction, after a while without one, or at once with consent given before. */
const useIsActive = () => {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    const wake = () => setIsAwake(true)
    const timer = setTimeout(wake, hasAgreed() ? 0 : timings.secondThoughts)
    for (const move of moves) addEventListener(move, wake, { once: true, passive: true })
    return () => clearTimeout(timer)
  }, [])
  return isAwake
}

/** Presses on the buttons of `VisitChoices`, stored in the query cache for the components that answer them. */
const useChoices = () => {
  const { queries } = useEnv()
  useEffect(() => {
    const press = ({ target, defaultPrevented }: Event) => {
      // Of a part whose code is still on its way: it is repeated once that has come.
      if (defaultPrevented) return
      const choice = target instanceof Element && target.closest<HTMLElement>('[data-visit]')
      if (choice) queries.setQueryData(visitRequestKey, choice.dataset.visit)
    }
    addEventListener('click', press)
    return () => removeEventListener('click', press)
  }, [queries])
}

/** What accompanies a visit (cookie notice, analytics, activities), loaded after the page. */
export const LazyVisit = () => {
  useChoices()
  return (
    useIsActive() && (
      <Suspense>
        <Visit />
      </Suspense>
    )
  )
}
