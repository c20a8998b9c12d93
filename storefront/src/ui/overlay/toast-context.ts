import { createContext, use } from 'react'
import type { Toast } from './toast-list.ts'

export const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** The function that shows a toast; it is the same on every render. */
export const useToast = (): ((toast: Toast) => void) => use(ToastContext)
