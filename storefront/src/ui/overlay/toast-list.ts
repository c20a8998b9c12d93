import type { Tone } from '../feedback/alert.tsx'

/** How long a toast stays when nothing else is said, in ms (S9.001). */
export const toastDuration = 5000

export type Toast = {
  title: string
  detail?: string
  tone?: Tone
  /** A way on: a link, or something to do such as undoing. */
  action?: { label: string; href: string } | { label: string; onPress: () => void }
  /** In ms. */
  duration?: number
}

export type ShownToast = Toast & { key: number; tone: Tone; duration: number }

const says = ({ tone, title, detail }: ShownToast) => JSON.stringify([tone, title, detail])

/** Adds a toast; one that says the same is replaced, so that its time begins anew and nothing piles up. */
export const withToast = (shown: readonly ShownToast[], toast: Toast, key: number): ShownToast[] => {
  const added = { tone: 'success' as const, duration: toastDuration, ...toast, key }
  return [...shown.filter((other) => says(other) !== says(added)), added]
}
