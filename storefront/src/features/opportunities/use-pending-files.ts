import { useEffect, useEffectEvent, useRef } from 'react'
import { attachmentLimits } from '../../../../facts/attachments.ts'
import {
  addPendingFiles,
  deletePendingFiles,
  setPendingFiles,
  readPendingFiles,
} from '../../lib/pending-files.ts'
import { useFiles } from './use-files.ts'

/**
 * The files of a request for a quote, which begin at the product that they are about and wait in the tab until it is sent.
 * `isStored`: false for a request of its own, whose files begin and end with its form.
 */
export const usePendingFiles = (isStored = true) => {
  const { files, add, remove } = useFiles()
  const isRead = useRef(false)
  const take = useEffectEvent((pending: readonly File[]) => {
    isRead.current = true
    if (pending.length > 0) add(pending)
    // Chosen while those were looked for.
    else if (files.length > 0) void setPendingFiles(files.map(({ file }) => file))
  })
  const leave = useEffectEvent(() => {
    if (isRead.current || files.length === 0) return
    void addPendingFiles(
      files.map(({ file }) => file),
      attachmentLimits.files,
    )
  })
  useEffect(() => {
    if (!isStored) return
    let isGone = false
    void readPendingFiles().then((pending) => {
      if (!isGone) take(pending)
    })
    return () => {
      isGone = true
      // Left before those were read.
      leave()
    }
  }, [isStored])
  useEffect(() => {
    if (isRead.current) void setPendingFiles(files.map(({ file }) => file))
  }, [files])
  return { files, add, remove, forget: () => void (isStored && deletePendingFiles()) }
}
