import { useEffect, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { Notice } from '../../ui/index.ts'
import { readPicture } from './read-picture.ts'
import styles from './hand-over.module.css'
import { messages } from './messages.ts'

const eachMs = 150

/** The camera's picture, read until a code is in it. */
export const Camera = ({ onText }: { onText(text: string): void }) => {
  const { t } = useEnv()
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
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
  return <video ref={video} className={styles.video} muted playsInline aria-label={t(messages.camera)} />
}
