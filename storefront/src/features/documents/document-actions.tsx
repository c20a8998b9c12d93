import { useMutation } from '@tanstack/react-query'
import { problemMessage } from '../../api/problem-message.ts'
import { downloadPdf } from '../../lib/download-pdf.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Stack } from '../../ui/index.ts'
import styles from './document-actions.module.css'
import { messages } from './messages.ts'

type DocumentActionsProps = {
  /** What the download is called. */
  label: string
  ask: () => Promise<Parameters<typeof downloadPdf>[0]>
}

/** A document of ours to take along: as a PDF made by the engine, or this page on paper. */
export const DocumentActions = ({ label, ask }: DocumentActionsProps) => {
  const t = useText()
  const pdf = useMutation({ mutationFn: ask, onSuccess: downloadPdf })
  return (
    <Stack gap={2} className={styles.screenOnly}>
      <Button
        variant="secondary"
        wide
        icon="download"
        pending={pdf.isPending}
        pendingLabel={t(messages.making)}
        onClick={() => pdf.mutate()}
      >
        {label}
      </Button>
      <Button variant="quiet" wide icon="print" onClick={() => print()}>
        {t(messages.print)}
      </Button>
      {pdf.isError && <Alert tone="error">{t(problemMessage(pdf.error))}</Alert>}
    </Stack>
  )
}
