import { lazy } from 'react'

/** Fetched when something cannot be had as it was asked for. */
export const WaysOut = lazy(async () => ({ default: (await import('./ways-out.tsx')).WaysOut }))
