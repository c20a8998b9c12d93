import type { ElementType, ReactNode } from 'react'

type VisuallyHiddenProps = { as?: ElementType; children: ReactNode; id?: string }

/** Text that only a screen reader meets. */
export const VisuallyHidden = ({ as: As = 'span', ...rest }: VisuallyHiddenProps) => (
  <As className="visually-hidden" {...rest} />
)
