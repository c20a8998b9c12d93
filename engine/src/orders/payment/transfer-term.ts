import type { Site } from '../../kernel/site.ts'

const hourMs = 3_600_000

/** When a shopper who pays by transfer is reminded, and until when the goods are set aside. */
export const transferTerm = ({ preferences }: Pick<Site, 'preferences'>, ordered: Date) => {
  const { transferReminderHours = 24, transferExpiryHours = 72 } = preferences
  return {
    remindAt: new Date(ordered.getTime() + transferReminderHours * hourMs),
    until: new Date(ordered.getTime() + transferExpiryHours * hourMs),
  }
}
