import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './carousel.module.css'
import { useAutoplay } from './use-autoplay.ts'

type CarouselProps = {
  /** Spoken name of the row. */
  label: string
  previousLabel: string
  nextLabel: string
  /** Slides in sight: `many` 2, from lg 4.7 · `some` 1.15, 2, 3 · `one`. */
  perView?: 'many' | 'some' | 'one'
  /** Arrows appear only with more slides than this. */
  arrowsAbove?: number
  /** So many slides at the end repeat earlier ones; assistive technology does not meet them. */
  copies?: number
  /** Moves on by itself; then the two labels of the pause button are needed. */
  autoplayMs?: number
  pauseLabel?: string
  playLabel?: string
  /** The slides. */
  children: readonly ReactNode[]
  className?: string
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the track can still move to either side. */
const useEnds = (count: number) => {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })
  const look = useCallback(() => {
    const element = track.current
    if (!element) return
    const start = element.scrollLeft < 8
    const end = element.scrollLeft + element.clientWidth > element.scrollWidth - 8
    setEnds((now) => (now.start === start && now.end === end ? now : { start, end }))
  }, [])
  useEffect(() => {
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [look, count])
  return { track, ends, look }
}

/** A row one can swipe, scroll, tab through or move with buttons; it snaps to its slides. */
export const Carousel = ({
  label,
  previousLabel,
  nextLabel,
  perView = 'many',
  arrowsAbove = 0,
  copies = 0,
  autoplayMs,
  pauseLabel = '',
  playLabel = '',
  children,
  className,
}: CarouselProps) => {
  const own = children.length - copies
  const { track, ends, look } = useEnds(children.length)
  const move = useCallback(
    (direction: 1 | -1) => {
      const element = track.current
      const step = Math.max(element?.firstElementChild?.clientWidth ?? 0, (element?.clientWidth ?? 0) * 0.8)
      element?.scrollBy({ left: direction * step, behavior: calm() ? 'instant' : 'smooth' })
    },
    [track],
  )
  const advance = useCallback(() => {
    const element = track.current
    if (!element) return
    if (element.scrollLeft + element.clientWidth > element.scrollWidth - 8) element.scrollTo({ left: 0 })
    else move(1)
  }, [track, move])
  const autoplay = useAutoplay(own > 1 ? autoplayMs : undefined, advance)
  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className={classNames(styles.carousel, styles[perView], className)}
      onMouseEnter={() => autoplay.setHeld(true)}
      onMouseLeave={() => autoplay.setHeld(false)}
      onFocus={() => autoplay.setHeld(true)}
      onBlur={() => autoplay.setHeld(false)}
    >
      <ul ref={track} role="list" className={styles.track} onScroll={look} tabIndex={0}>
        {children.map((slide, at) => (
          <li key={at} className={styles.slide} aria-hidden={at >= own || undefined} inert={at >= own}>
            {slide}
          </li>
        ))}
      </ul>
      {own > arrowsAbove && (
        <div className={styles.controls}>
          {autoplayMs ? (
            <IconButton
              raised
              icon={autoplay.stopped ? 'play' : 'pause'}
              label={autoplay.stopped ? playLabel : pauseLabel}
              onClick={autoplay.toggle}
            />
          ) : null}
          <IconButton
            raised
            className={styles.arrow}
            icon="chevron-left"
            label={previousLabel}
            aria-disabled={ends.start}
            onClick={() => move(-1)}
          />
          <IconButton
            raised
            className={styles.arrow}
            icon="chevron-right"
            label={nextLabel}
            aria-disabled={ends.end}
            onClick={() => move(1)}
          />
        </div>
      )}
    </section>
  )
}
