import { part } from '../../lib/part/part.tsx'

/** What the merchant puts in the header only shows, so a first visit takes it as the server wrote it. */
export const TopLinePart = part(async () => (await import('./top-line.tsx')).TopLine, { wakes: 'never' })
export const LogoPart = part(async () => (await import('./logo.tsx')).Logo, { wakes: 'never' })
