import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../lib/i18n/text.tsx'
import { classNames, Dialog, IconButton } from '../../../ui/index.ts'
import styles from './gallery-dialog.module.css'
import { galleryMessages } from './gallery-messages.ts'
import type { Shown } from './gallery.tsx'
import { decisionMessages as messages } from '../product-messages.ts'

type GalleryDialogProps = {
  pictures: readonly Shown[]
  at: number
  onMove: (index: number) => void
  onClose: () => void
}

const centre = { x: 0.5, y: 0.5 }

/** Where in a square picture that is shown whole one has pressed, as shares of its side. */
const pointOf = ({ clientX, clientY, currentTarget }: MouseEvent) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const side = Math.min(width, height)
  return { x: (clientX - left - (width - side) / 2) / side, y: (clientY - top - (height - side) / 2) / side }
}

/** The pictures on the whole screen: swipe, arrows or keys go on; a press, + or − looks closer. */
export const GalleryDialog = ({ pictures, at, onMove, onClose }: GalleryDialogProps) => {
  const t = useText()
  const track = useRef<HTMLUListElement>(null)
  const [close, setClose] = useState(false)
  const first = useRef(at)
  const point = useRef(centre)
  useEffect(() => {
    const element = track.current
    element?.scrollTo({ left: first.current * element.clientWidth, behavior: 'instant' })
  }, [])
  // What one pressed comes to the middle; by key or button it is the picture's own.
  useLayoutEffect(() => {
    const slide = close ? track.current?.children[at] : undefined
    const { x, y } = point.current
    slide?.scrollTo({
      left: x * slide.scrollWidth - slide.clientWidth / 2,
      top: y * slide.scrollHeight - slide.clientHeight / 2,
      behavior: 'instant',
    })
    point.current = centre
  }, [close, at])
  const go = (index: number) => {
    const element = track.current
    if (!pictures[index] || !element) return
    setClose(false)
    element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' })
    onMove(index)
  }
  const look = () => {
    const element = track.current
    if (!element || close) return
    const index = Math.round(element.scrollLeft / Math.max(element.clientWidth, 1))
    if (index !== at) onMove(index)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '-') setClose(event.key === '+')
    else if (event.key === 'ArrowRight' && !close) go(at + 1)
    else if (event.key === 'ArrowLeft' && !close) go(at - 1)
    else return
    event.preventDefault()
  }
  const shown = pictures[at]
  return (
    <Dialog open onClose={onClose} title={shown?.alt} closeLabel={t(messages.close)} size="full" flush>
      <div className={styles.stage} tabIndex={-1} data-autofocus="" onKeyDown={press}>
        <ul
          ref={track}
          role="list"
          className={classNames(styles.track, close && styles.held)}
          onScroll={look}
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.link}
              className={classNames(styles.slide, close && index === at && styles.close)}
              inert={index !== at}
              tabIndex={close && index === at ? 0 : undefined}
            >
              <img
                className={picture.isDrawing ? undefined : styles.photograph}
                src={picture.link}
                alt={picture.alt ?? ''}
                width={1600}
                height={1600}
                loading={index === at ? 'eager' : 'lazy'}
                onClick={(event) => {
                  point.current = pointOf(event)
                  setClose(!close)
                }}
              />
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          <p className="figures" role="status">
            {t(messages.picture, { n: at + 1, total: pictures.length })}
          </p>
          <IconButton
            raised
            icon={close ? 'minus' : 'zoom'}
            label={t(galleryMessages.closer)}
            pressed={close}
            onClick={() => setClose(!close)}
          />
          {pictures.length > 1 && (
            <>
              <IconButton
                raised
                icon="chevron-left"
                label={t(messages.previous)}
                aria-disabled={at === 0}
                onClick={() => go(at - 1)}
              />
              <IconButton
                raised
                icon="chevron-right"
                label={t(messages.next)}
                aria-disabled={at === pictures.length - 1}
                onClick={() => go(at + 1)}
              />
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
