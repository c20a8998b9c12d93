import type { Page } from '@playwright/test'

/**
 * Primary buttons and links that a press in their middle would miss, with what it would meet: those that stay in sight
 * (in a bar, a dialog) at every step down the page, the others when they stand in the middle of the window.
 */
export const coveredPrimaries = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const probe = document.createElement('i')
    probe.style.background = 'var(--action)'
    document.body.append(probe)
    const action = getComputedStyle(probe).backgroundColor
    probe.remove()
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const primaries = () =>
      [...document.querySelectorAll<HTMLElement>('button, a')].filter(
        (one) => getComputedStyle(one).backgroundColor === action && one.checkVisibility(),
      )
    /** What holds an element in place while the page scrolls: a dialog, a bar, a column. */
    const holderOf = (element: HTMLElement | null): HTMLElement | null =>
      element === null ||
      element.matches('dialog, [popover]') ||
      ['sticky', 'fixed'].includes(getComputedStyle(element).position)
        ? element
        : holderOf(element.parentElement)
    /** At the end of its part of the page a bar lies in the page, as everything else does. */
    const isHeld = (element: HTMLElement) => {
      const holder = holderOf(element)
      if (!holder) return false
      const isSticky = getComputedStyle(holder).position === 'sticky'
      return !isSticky || Math.abs(holder.getBoundingClientRect().bottom - innerHeight) <= 1
    }
    const faults = new Set<string>()
    /** What makes room a moment later has a moment. */
    const judge = async (one: HTMLElement) => {
      for (let tries = 0; tries < 20 && coverOf(one); tries++) await painted()
      const cover = coverOf(one)
      if (cover) faults.add(`${one.textContent?.trim()} at ${scrollY}: ${cover}`)
    }
    const coverOf = (one: HTMLElement) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) return undefined
      const met = document.elementFromPoint(x, y)
      if (one.contains(met)) return undefined
      // Behind a modal dialog nothing can be pressed, nor should it.
      if (document.querySelector('dialog:modal') && !one.closest('dialog')) return undefined
      return `${met?.className} ${met?.textContent?.trim().slice(0, 40)}`
    }
    for (const one of primaries().filter((element) => !holderOf(element))) {
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      await painted()
      await judge(one)
    }
    const end = document.documentElement.scrollHeight - innerHeight
    for (const part of [0, 0.08, 0.2, 0.35, 0.6]) {
      scrollTo({ top: end * part, behavior: 'instant' })
      await painted()
      for (const one of primaries()) if (isHeld(one)) await judge(one)
    }
    return [...faults]
  })
