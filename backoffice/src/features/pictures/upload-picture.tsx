import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useEnv } from '../../api/env.tsx'
import { media, type ReadyPicture } from '../../api/media.ts'
import { useSession } from '../../api/session.ts'
import { base64Of } from '../../lib/base64.ts'
import { Button, IconButton } from '../../ui/index.ts'
import { ProblemNotice } from '../problem/index.ts'
import { messages } from './messages.ts'

const pauseMs = 700
/** A minute: a large photo is made ready in some seconds. */
const mostPauses = 85

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

type UploadPictureProps = {
  /** What it shows, by language. */
  alt: Readonly<Record<string, string>>
  onReady(picture: ReadyPicture): void
  /** Says what is replaced, where there is room for an icon alone. */
  iconLabel?: string
}

/** Sends a photo to the shop and waits until its widths are made; nothing for who may upload none. */
export const UploadPicture = ({ alt, onReady, iconLabel }: UploadPictureProps) => {
  const { call, t } = useEnv()
  const { can } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const fileContent = await base64Of(file)
      const said = Object.fromEntries(Object.entries(alt).filter(([, text]) => text !== ''))
      let made = await call(media.uploadMedia, {
        body: { filename: file.name, fileContent, ...(Object.keys(said).length > 0 ? { alt: said } : {}) },
      })
      for (let pauses = 0; made.status === 'waiting' && pauses < mostPauses; pauses++) {
        await pause()
        made = await call(media.getMedia, { params: { mediaId: made.id } })
      }
      return made.c_image
    },
    onSuccess: (picture) => picture && onReady(picture),
  })
  if (!can('sfcc.media.rw')) return null
  const isFailed = upload.isSuccess && !upload.data
  const choose = () => input.current?.click()
  return (
    <>
      <span>
        {iconLabel === undefined ? (
          <Button icon="image" isBusy={upload.isPending} onClick={choose}>
            {t(upload.isPending ? messages.making : messages.upload)}
          </Button>
        ) : (
          <IconButton icon="image" label={iconLabel} disabled={upload.isPending} onClick={choose} />
        )}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          hidden
          aria-label={iconLabel ?? t(messages.upload)}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) upload.mutate(file)
            target.value = ''
          }}
        />
      </span>
      {upload.error && <ProblemNotice error={upload.error} />}
      {iconLabel !== undefined && upload.isPending && <p role="status">{t(messages.making)}</p>}
      {(upload.data || isFailed) && <p role="status">{t(isFailed ? messages.failed : messages.ready)}</p>}
    </>
  )
}
