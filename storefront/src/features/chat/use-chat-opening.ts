import { useCallback } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useCustomPreferences } from '../../api/preferences.tsx'
import { timeZoneIn } from '../../api/shop.ts'
import { type Opening, openingOf } from '../stores/index.ts'

/** Tells of an instant whether somebody answers the chat, and from when again; undefined where it is always offered. */
export const useChatOpening = (): ((now: Date) => Opening | undefined) => {
  const { hours, closedDays } = useCustomPreferences().chatHours
  const { shop, country } = useEnv()
  return useCallback(
    (now) =>
      openingOf(
        { c_hours: [...hours], c_closedDays: [...closedDays], c_timeZone: timeZoneIn(shop, country) },
        now,
      ),
    [hours, closedDays, shop, country],
  )
}
