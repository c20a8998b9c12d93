import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useEnv } from '../../api/env.tsx'
import { media } from '../../api/media.ts'
import { useSession } from '../../api/session.ts'
import { base64Of } from '../../lib/base64.ts'
import { Button } from '../../ui/index.ts'
import { ProblemNotice } from '../problem/index.ts'
import { messages } from './messages.ts'

type UploadPdfProps = {
  /** Where the shop serves it, and the file's name without its ending. */
  onReady(path: string, name: string): void
}

/** Sends a PDF to the shop; nothing for who may upload none. */
export const UploadPdf = ({ onReady }: UploadPdfProps) => {
  const { call, t } = useEnv()
  const { can } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const body = { filename: file.name, fileContent: await base64Of(file) }
      const { c_document: paper } = await call(media.uploadMedia, { body })
      return { path: paper?.path, name: file.name.replace(/\.pdf$/i, '') }
    },
    onSuccess: ({ path, name }) => path && onReady(path, name),
  })
  if (!can('sfcc.media.rw')) return null
  return (
    <>
      <Button icon="upload" isBusy={upload.isPending} onClick={() => input.current?.click()}>
        {t(messages.uploadPdf)}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        hidden
        aria-label={t(messages.uploadPdf)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) upload.mutate(file)
          target.value = ''
        }}
      />
      {upload.error && <ProblemNotice error={upload.error} />}
      {upload.data?.path && <p role="status">{t(messages.pdfReady)}</p>}
      {upload.data && !upload.data.path && <p role="alert">{t(messages.noPdf)}</p>}
    </>
  )
}
