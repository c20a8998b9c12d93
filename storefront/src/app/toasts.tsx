import type { ReactNode } from 'react'
import { useText } from '../lib/i18n/text.tsx'
import { Link } from '../lib/router/link.tsx'
import { ToastProvider } from '../ui/index.ts'
import { appMessages } from './messages.ts'

/** The region of short notices, top right, 5 s (S9.001). */
export const Toasts = ({ children }: { children: ReactNode }) => {
  const t = useText()
  return (
    <ToastProvider label={t(appMessages.notices)} dismissLabel={t(appMessages.dismiss)} linkAs={Link}>
      {children}
    </ToastProvider>
  )
}
