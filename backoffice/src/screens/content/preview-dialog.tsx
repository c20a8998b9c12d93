import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { contentPreviews } from '../../api/site.ts'
import { usePlace } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Dialog, Skeleton } from '../../ui/index.ts'
import styles from './content.module.css'
import { messages } from './messages.ts'
import { previewPath } from './preview-path.ts'

/** As wide as a phone and as a desk, and as high as a first look is. */
const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const
export type PreviewScreen = keyof typeof screens

const viewers = ['guest', 'registered'] as const

type PreviewDialogProps = {
  contentId: string
  /** What the form has that the shop has not. */
  changes: Record<string, unknown>
  screen: PreviewScreen
  onClose(): void
}

/** How wide the room for a page is. */
const useRoom = () => {
  const room = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { room, width }
}

/** The shop's own page with what is in the form, as a phone or a desk shows it, to a guest or a customer. */
export const PreviewDialog = ({ contentId, changes, screen: first, onClose }: PreviewDialogProps) => {
  const { call, t, language, shop } = useEnv()
  const { country } = usePlace()
  const [screen, setScreen] = useState(first)
  const [audience, setAudience] = useState<(typeof viewers)[number]>('guest')
  const [height, setHeight] = useState<number>()
  // Room that the page keeps for a bar of scrolling, which it has not.
  const [gutter, setGutter] = useState(0)
  const { room, width: available } = useRoom()
  const body = { contentId, changes, audience }
  const made = useQuery({
    queryKey: [contentPreviews.createContentPreview, body],
    queryFn: () => call(contentPreviews.createContentPreview, { body }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { width, height: least } = screens[screen]
  const scale = Math.min(1, available / width)
  const tall = height ?? least
  const choice = <Value extends string>(
    label: string,
    [all, now, choose]: [readonly Value[], Value, (value: Value) => void],
  ) => (
    <div role="group" aria-label={label} className={styles.choices}>
      {all.map((one) => (
        <Button key={one} kind="quiet" aria-pressed={one === now} onClick={() => choose(one)}>
          {t(messages[`preview.${one}` as keyof typeof messages] as (typeof messages)['preview.phone'])}
        </Button>
      ))}
    </div>
  )
  return (
    <Dialog title={t(messages.preview)} closeLabel={t(messages.close)} shape="whole" onClose={onClose}>
      <div className={styles.preview}>
        <div className={styles.previewBar}>
          {choice(t(messages.previewScreen), [
            ['phone', 'desk'],
            screen,
            (next: PreviewScreen) => {
              setHeight(undefined)
              setScreen(next)
            },
          ])}
          {choice(t(messages.previewViewer), [viewers, audience, setAudience])}
          <p className={styles.soft}>{t(messages.previewWhy)}</p>
        </div>
        {made.error && <ProblemNotice error={made.error} onRetry={() => void made.refetch()} />}
        <div
          ref={room}
          className={styles.room}
          role="region"
          aria-label={t(messages.preview)}
          // It scrolls, and is reached by keys.
          tabIndex={0}
        >
          {made.isPending && <Skeleton lines={8} />}
          {made.data && (
            <div className={styles.window} style={{ width: width * scale, height: tall * scale }}>
              <iframe
                key={`${screen} ${made.data.token}`}
                title={t(messages.preview)}
                // No script runs in it, and no link of it leads away.
                sandbox="allow-same-origin"
                inert
                className={styles.frame}
                src={previewPath(contentId, { shop, language, country, preview: made.data })}
                width={width + gutter}
                height={tall}
                style={{ transform: `scale(${scale})` }}
                onLoad={({ currentTarget: frame }) => {
                  const page = frame.contentDocument?.documentElement
                  if (!page) return
                  setGutter(frame.clientWidth - page.clientWidth)
                  setHeight(Math.max(least, page.scrollHeight))
                }}
              />
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )
}
