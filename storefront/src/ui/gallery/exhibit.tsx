import type { ReactNode } from 'react'
import { Stack } from '../index.ts'

/** One group of the gallery. */
export const Exhibit = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={6}>
    <h2>{title}</h2>
    {children}
    <hr />
  </Stack>
)
