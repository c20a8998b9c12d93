import { useMutation } from '@tanstack/react-query'
import {
  acceptedProofs,
  attachmentLimits,
  attachmentTypeOf,
  proofKinds,
} from '../../../../../facts/attachments.ts'
import { useEnv } from '../../../api/env.tsx'
import { orderQuery, orders } from '../../../api/orders.ts'
import { Problem } from '../../../api/problem.ts'
import { type ProblemTexts, problemMessage } from '../../../api/problem-message.ts'
import { readBase64 } from '../../../lib/read-base64.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { Alert, FilePicker } from '../../../ui/index.ts'
import type { NotedOrder } from '../payment-method.ts'
import { messages } from './messages.ts'

const megabytes = attachmentLimits.bytes / 1024 / 1024

const problems: ProblemTexts = {
  'file-not-accepted': messages.proofRefused,
  'too-many-files': messages.proofMany,
  'order-not-waiting': messages.proofLate,
}

/** Refuses as the engine would, before anything is sent: a field's `accept` holds nobody back who drops a file. */
const check = async (file: File) => {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  if (file.size <= attachmentLimits.bytes && attachmentTypeOf(file.name, start, proofKinds)) return
  throw new Problem(400, 'file-not-accepted', 'File Not Accepted', '')
}

/** Takes what shows the transfer, a picture or the bank's PDF, and says so once it is here. */
export const ProofUpload = ({ order }: { order: NotedOrder }) => {
  const t = useText()
  const env = useEnv()
  const { queryKey } = orderQuery(env, order.orderNo)
  const send = useMutation({
    mutationFn: async ([file]: readonly File[]) => {
      if (!file) return undefined
      await check(file)
      return env.call(orders.addTransferProof, {
        params: { orderNo: order.orderNo },
        body: { file: { filename: file.name, fileContent: await readBase64(file) } },
      })
    },
    onSuccess: (after) => after && env.queries.setQueryData(queryKey, after),
  })
  const sent = order.c_history.filter(({ what }) => what === 'proof_received').length
  const [file] = send.variables ?? []
  return (
    <>
      {sent > 0 && <Alert tone="success">{t(messages.proofReceived, { n: sent })}</Alert>}
      {send.isError && !send.isPending && (
        <Alert tone="error">{t(problemMessage(send.error, problems))}</Alert>
      )}
      <FilePicker
        label={t(messages.proofLabel)}
        callLabel={t(messages.proofChoose)}
        hint={t(messages.proofHint, { size: megabytes })}
        accept={acceptedProofs}
        files={send.isPending && file ? [{ id: 'proof', name: file.name, state: 'sending' as const }] : []}
        onAdd={(files) => !send.isPending && send.mutate(files)}
        onRemove={() => undefined}
        removeLabel={(name) => name}
      />
    </>
  )
}
