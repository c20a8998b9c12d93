import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useText } from '../../api/env.tsx'
import { bytesOf } from '../../lib/base64.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Icon } from '../../ui/index.ts'
import { ProblemNotice } from '../problem/index.ts'
import styles from './attachments.module.css'
import { messages } from './messages.ts'

type Loaded = { filename: string; mediaType: string; fileContent: string }
type AttachmentsProps = {
  files: readonly { id: string; name: string; size: number }[]
  /** The operation that answers a file: what was loaded is remembered by it. */
  operation: string
  load(fileId: string): Promise<Loaded>
}

/** An address for bytes, as long as it is shown. */
const useBlobUrl = (file: Loaded | undefined) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file?.mediaType.startsWith('image/')) return
    const made = URL.createObjectURL(new Blob([bytesOf(file.fileContent)], { type: file.mediaType }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

const kilobyte = 1024

const Attachment = ({
  file,
  operation,
  load,
}: AttachmentsProps & { file: AttachmentsProps['files'][number] }) => {
  const t = useText()
  const loaded = useQuery({
    queryKey: [operation, file.id],
    queryFn: () => load(file.id),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useBlobUrl(loaded.data)
  const save = () => {
    if (loaded.data) saveFile(file.name, bytesOf(loaded.data.fileContent), loaded.data.mediaType)
  }
  if (loaded.error) return <ProblemNotice error={loaded.error} onRetry={() => void loaded.refetch()} />
  return (
    <button type="button" className={styles.file} aria-label={t(messages.save, file.name)} onClick={save}>
      <span className={styles.picture}>
        {url ? <img src={url} alt="" /> : <Icon name="image" size={22} />}
      </span>
      <span className={styles.name}>{file.name}</span>
      <small>{Math.ceil(file.size / kilobyte)} kB</small>
    </button>
  )
}

/** Files that came along: pictures are seen, each is saved by a press. */
export const Attachments = (props: AttachmentsProps) => {
  const t = useText()
  return (
    <ul className={styles.files} aria-label={t(messages.files)}>
      {props.files.map((file) => (
        <li key={file.id}>
          <Attachment {...props} file={file} />
        </li>
      ))}
    </ul>
  )
}
