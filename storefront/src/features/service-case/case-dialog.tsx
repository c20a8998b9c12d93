import { lazy, useState } from 'react'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Dialog } from '../../ui/index.ts'
import { dialogMessages } from './dialog-messages.ts'

const CaseForm = lazy(async () => ({ default: (await import('./case-form.tsx')).CaseForm }))

/** Writes to customer service [S2.176]; what it takes comes when it is first opened. */
export const CaseDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useText()
  // Each opening is a form of its own, with what was typed and not sent.
  const [times, setTimes] = useState(0)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setTimes(times + 1)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(dialogMessages.title)}
      closeLabel={t(dialogMessages.close)}
      closeOnOverlay={false}
    >
      <LazyBoundary onMissing={onClose}>
        <CaseForm key={times} onDone={onClose} />
      </LazyBoundary>
    </Dialog>
  )
}
