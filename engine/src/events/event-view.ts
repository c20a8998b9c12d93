import type { PublishedEvent } from './event-types.ts'

export const eventView = ({ id, type, at, country, data }: PublishedEvent) => ({
  id,
  type,
  timestamp: at.toISOString(),
  ...(country === null ? {} : { country }),
  data,
})
