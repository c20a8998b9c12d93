import type { Site } from '../../kernel/site.ts'
import type { PaymentMethodId } from '../../payments/index.ts'

const hourMs = 3_600_000

/** When a shopper who pays by transfer is reminded, and until when the goods are set aside. */
export const transferTerm = ({ preferences }: Pick<Site, 'preferences'>, ordered: Date) => {
  const { transferReminderHours = 24, transferExpiryHours = 72 } = preferences
  return {
    remindAt: new Date(ordered.getTime() + transferReminderHours * hourMs),
    until: new Date(ordered.getTime() + transferExpiryHours * hourMs),
  }
}

/** Whether the goods are set aside until money arrives; nobody transfers an amount of nothing. */
export const waitsForTransfer = ({
  totalMinor,
  method,
}: {
  totalMinor: number
  method: PaymentMethodId
}): boolean => method === 'BANK_TRANSFER' && totalMinor > 0
