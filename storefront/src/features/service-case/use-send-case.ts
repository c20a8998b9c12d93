import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import type { Attachment } from '../form/index.ts'
import type { CaseValues } from './case-values.ts'
import { messages } from './messages.ts'

/**
 * Sends a case and then each file in a call of its own [S4.085] [S4.086]. A file that does not get through leaves the
 * case as it is: a toast names it, and it can be tried again alone.
 */
export const useSendCase = () => {
  const t = useText()
  const show = useToast()
  const { call } = useEnv()
  const [failed, setFailed] = useState<readonly Attachment[]>([])

  const upload = async (caseId: string, file: Attachment) => {
    try {
      const body = { caseId, file: { filename: file.name, fileContent: file.content } }
      await call(cases.addCaseAttachment, { body })
      return true
    } catch {
      show({ title: t(messages.error), detail: t(messages.fileFailed, { name: file.name }), tone: 'error' })
      return false
    }
  }

  const send = useMutation({
    mutationFn: async ({ values, files }: { values: CaseValues; files: readonly Attachment[] }) => {
      const { id } = await call(cases.createCase, { body: values })
      const lost: Attachment[] = []
      for (const file of files) if (!(await upload(id, file))) lost.push(file)
      setFailed(lost)
      return id
    },
  })
  const again = useMutation({
    mutationFn: async (file: Attachment) => {
      if (send.data && (await upload(send.data, file))) setFailed(failed.filter((other) => other !== file))
    },
  })
  return { send, failed, again }
}
