import { type KeyboardEvent, lazy, type ReactNode, useRef, useState } from 'react'
import { LazyBoundary } from '../../../chunks/lazy-boundary.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { classNames, Frame, IconButton } from '../../../ui/index.ts'
import type { Picture } from '../product.ts'
import { decisionMessages as messages } from '../product-messages.ts'
import styles from './gallery.module.css'
import { sourcesOf } from './picture-sizes.ts'

/** Fetched when a picture is first enlarged. */
const GalleryDialog = lazy(async () => ({ default: (await import('./gallery-dialog.tsx')).GalleryDialog }))

export type Shown = Picture & { isDrawing: boolean }

/** Pictures and drawing in a row one can swipe, move along with the arrow keys or pick from; a press enlarges. */
export const Gallery = ({ pictures, corner }: { pictures: readonly Shown[]; corner?: ReactNode }) => {
  const t = useText()
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [large, setLarge] = useState(false)
  const current = Math.min(at, pictures.length - 1)
  const look = () => {
    const element = track.current
    if (element) setAt(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)))
  }
  const show = (index: number) => {
    const element = track.current
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'instant' })
    setAt(index)
  }
  const move = (event: KeyboardEvent) => {
    const next = current + Number(event.key === 'ArrowRight') - Number(event.key === 'ArrowLeft')
    if (!pictures[next] || next === current) return
    event.preventDefault()
    show(next)
  }
  if (pictures.length === 0) return <Frame corner={corner}>{<svg viewBox="0 0 10 10" aria-hidden />}</Frame>
  return (
    <section className={styles.gallery} aria-label={t(messages.gallery)}>
      <div className={styles.stage}>
        <ul ref={track} role="list" className={styles.track} onScroll={look} onKeyDown={move} tabIndex={0}>
          {pictures.map((picture, index) => (
            <li key={picture.link} className={styles.slide}>
              <Frame
                contain
                corner={index === 0 ? corner : undefined}
                className={picture.isDrawing ? styles.sheet : undefined}
              >
                <img
                  {...sourcesOf(picture, 'gallery')}
                  alt={picture.alt ?? ''}
                  width={640}
                  height={640}
                  {...(index === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
                  onClick={() => setLarge(true)}
                />
              </Frame>
            </li>
          ))}
        </ul>
        <IconButton
          raised
          icon="zoom"
          className={styles.zoom}
          label={t(messages.zoom)}
          onClick={() => setLarge(true)}
        />
      </div>
      {pictures.length > 1 && (
        <ul role="list" className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.link}>
              <button
                type="button"
                className={classNames(styles.thumb, index === current && styles.current)}
                aria-current={index === current ? 'true' : undefined}
                aria-label={
                  picture.isDrawing
                    ? t(messages.drawing)
                    : t(messages.picture, { n: index + 1, total: pictures.length })
                }
                onClick={() => show(index)}
              >
                <img
                  src={picture.c_mediumLink ?? picture.link}
                  alt=""
                  width={72}
                  height={72}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {large && (
        <LazyBoundary onMissing={() => setLarge(false)}>
          <GalleryDialog pictures={pictures} at={current} onMove={show} onClose={() => setLarge(false)} />
        </LazyBoundary>
      )}
    </section>
  )
}
