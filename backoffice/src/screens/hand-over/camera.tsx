import { useEffect, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { Button, Notice } from '../../ui/index.ts'
import { readPicture } from './read-picture.ts'
import styles from './hand-over.module.css'
import { messages } from './messages.ts'

const eachMs = 150

/** Of a camera with a lamp; browsers know it before their types do. */
type WithTorch = { torch?: boolean }
const hasTorch = (track: MediaStreamTrack | undefined): track is MediaStreamTrack =>
  (track?.getCapabilities?.() as WithTorch | undefined)?.torch === true

/** The camera's picture, read until a code is in it. */
export const Camera = ({ onText }: { onText(text: string): void }) => {
  const { t } = useEnv()
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  /** The camera, where it can light up what it looks at. */
  const [lamp, setLamp] = useState<MediaStreamTrack>()
  const [isLit, setLit] = useState(false)
  const report = useRef(onText)
  useEffect(() => {
    report.current = onText
  })
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async () => {
      if (isOver || !video.current) return
      const text = await readPicture(video.current)
      if (isOver) return
      if (text === undefined) timer = setTimeout(() => void look(), eachMs)
      else report.current(text)
    }
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isOver || !video.current) return stream.getTracks().forEach((track) => track.stop())
        video.current.srcObject = stream
        const [track] = stream.getVideoTracks()
        if (hasTorch(track)) setLamp(track)
        await video.current.play()
        await look()
      } catch {
        if (!isOver) setFailed(true)
      }
    }
    void open()
    return () => {
      isOver = true
      clearTimeout(timer)
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [])
  if (hasFailed) return <Notice tone="warn">{t(messages.noCamera)}</Notice>
  const light = async (track: MediaStreamTrack) => {
    await track.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] })
    setLit(!isLit)
  }
  return (
    <>
      <video ref={video} className={styles.video} muted playsInline aria-label={t(messages.camera)} />
      {lamp && (
        <Button
          icon="sun"
          aria-pressed={isLit}
          onClick={() => void light(lamp).catch(() => setLamp(undefined))}
        >
          {t(messages.lamp)}
        </Button>
      )}
    </>
  )
}
