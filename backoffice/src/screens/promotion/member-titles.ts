import { messages } from './messages.ts'

/** What the members of a promotion are called in its form. */
export const memberTitles = {
  name: messages.name,
  c_rule: messages.rule,
  c_calloutMsg: messages.callout,
  c_details: messages.details,
  c_countries: messages.countries,
  c_startDate: messages.from,
  c_endDate: messages.to,
  c_priority: messages.priority,
  enabled: messages.enabled,
} as const
