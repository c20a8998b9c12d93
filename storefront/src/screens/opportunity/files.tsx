import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { acceptedDocuments, attachmentLimits } from '../../../../facts/attachments.ts'
import { useEnv } from '../../api/env.tsx'
import { opportunityQuery } from '../../api/opportunities.ts'
import { megabytes, type Opportunity, sendFiles, useFiles } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, FilePicker, Icon, Stack } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './opportunity.module.css'

/** The files of the request, and room for further ones; each is sent as soon as it is chosen. */
export const Files = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const env = useEnv()
  const sent = quote.Files ?? []
  const { check } = useFiles(sent.length)
  const [failed, setFailed] = useState<readonly string[]>([])
  const send = useMutation({
    scope: { id: 'opportunity' },
    mutationFn: (files: readonly File[]) => sendFiles(env, quote.OpportunityId, files),
    onSuccess: async (lost) => {
      setFailed(lost.map(({ name }) => name))
      const { queryKey } = opportunityQuery(env, quote.OpportunityId)
      await env.queries.invalidateQueries({ queryKey: queryKey.slice(0, 1) })
    },
  })
  const open = sent.length < attachmentLimits.files && quote.State !== 'rejected' && !quote.OrderNo
  return (
    <section>
      <h2>{t(messages.files)}</h2>
      <Stack gap={3}>
        {sent.length > 0 && (
          <ul role="list" className={styles.files}>
            {sent.map(({ Id, Name, Size }) => (
              <li key={Id}>
                <Icon name="document" /> {Name} <span className={styles.sku}>{megabytes(Size)} MB</span>
              </li>
            ))}
          </ul>
        )}
        {failed.map((name) => (
          <Alert key={name} tone="error">
            {t(messages.fileFailed, { name })}
          </Alert>
        ))}
        {open && (
          <div className={styles.screenOnly}>
            <FilePicker
              label={t(messages.addFiles)}
              callLabel={t(messages.choose)}
              hint={t(messages.filesHint, {
                n: attachmentLimits.files,
                size: megabytes(attachmentLimits.bytes),
              })}
              accept={acceptedDocuments}
              disabled={send.isPending}
              files={
                send.isPending
                  ? send.variables.map(({ name }) => ({ id: name, name, state: 'sending' as const }))
                  : []
              }
              onAdd={(files) => {
                const fitting = check(files)
                if (fitting.length > 0) send.mutate(fitting)
              }}
              onRemove={() => undefined}
              removeLabel={(name) => t(messages.removeFile, { name })}
            />
          </div>
        )}
      </Stack>
    </section>
  )
}
