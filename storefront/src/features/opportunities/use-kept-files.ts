import { useEffect, useEffectEvent, useRef } from 'react'
import { attachmentLimits } from '../../../../facts/attachments.ts'
import { addKeptFiles, forgetKeptFiles, keepFiles, readKeptFiles } from '../../lib/kept-files.ts'
import { useFiles } from './use-files.ts'

/**
 * The files of a request for a quote, which begin at the product that they are about and wait in the tab until it is sent.
 * `isKept`: false for a request of its own, whose files begin and end with its form.
 */
export const useKeptFiles = (isKept = true) => {
  const { files, add, remove } = useFiles()
  const isRead = useRef(false)
  const take = useEffectEvent((kept: readonly File[]) => {
    isRead.current = true
    if (kept.length > 0) add(kept)
    // Chosen while those were looked for.
    else if (files.length > 0) void keepFiles(files.map(({ file }) => file))
  })
  const leave = useEffectEvent(() => {
    if (isRead.current || files.length === 0) return
    void addKeptFiles(
      files.map(({ file }) => file),
      attachmentLimits.files,
    )
  })
  useEffect(() => {
    if (!isKept) return
    let isGone = false
    void readKeptFiles().then((kept) => {
      if (!isGone) take(kept)
    })
    return () => {
      isGone = true
      // Left before those were read.
      leave()
    }
  }, [isKept])
  useEffect(() => {
    if (isRead.current) void keepFiles(files.map(({ file }) => file))
  }, [files])
  return { files, add, remove, forget: () => void (isKept && forgetKeptFiles()) }
}
