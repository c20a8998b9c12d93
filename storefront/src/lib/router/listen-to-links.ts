import { isOurs } from './link-target.ts'
import type { Navigator } from './navigator.ts'

const anchorOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null

const linkOf = (anchor: HTMLAnchorElement) => ({
  href: anchor.href,
  target: anchor.target,
  download: anchor.hasAttribute('download'),
  native: anchor.dataset.native !== undefined,
})

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

const plainPress = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

/**
 * One listener for all links of the document, so that links cost nothing to render and links inside content pages
 * are followed too. A press that means "new tab" stays the browser's.
 */
export const listenToLinks = <V>(pages: Navigator<V>, prefetchHover: number) => {
  document.addEventListener('click', (event) => {
    const anchor = anchorOf(event)
    if (!anchor || !isOurs(event, linkOf(anchor), location.origin)) return
    event.preventDefault()
    void pages.navigate(anchor.href, {
      replace: anchor.dataset.replace !== undefined,
      keepScroll: anchor.dataset.keepScroll !== undefined,
    })
  })
  let hover: ReturnType<typeof setTimeout> | undefined
  const intend = (event: Event, wait: number) => {
    clearTimeout(hover)
    const anchor = anchorOf(event)
    if (!anchor || anchor.dataset.noPrefetch !== undefined || savesData()) return
    if (!isOurs(plainPress, linkOf(anchor), location.origin)) return
    hover = setTimeout(() => pages.prefetch(anchor.href), wait)
  }
  document.addEventListener('pointerover', (event) => intend(event, prefetchHover), { passive: true })
  document.addEventListener('focusin', (event) => intend(event, prefetchHover))
  document.addEventListener('touchstart', (event) => intend(event, 0), { passive: true })
}
