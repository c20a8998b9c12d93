import type { Currency } from '../../../../facts/money.ts'

/** Where goods are brought and on which day (ISO). */
export type DeliveryOfMail = {
  deliveryAddress: string
  deliveryDate?: string
  /** The place on a public map, where the shopper has marked it. */
  deliveryMap?: string
  /** What goes there, where an order has several shipments. */
  goods?: string[]
}

/** The deliveries of an order: a mail's own members are the first one's. */
export type Delivered = Partial<DeliveryOfMail> & { furtherDeliveries?: DeliveryOfMail[] }

export const deliveriesOf = ({
  deliveryAddress,
  deliveryDate,
  deliveryMap,
  goods,
  furtherDeliveries = [],
}: Delivered): DeliveryOfMail[] => [
  ...(deliveryAddress === undefined
    ? []
    : [
        {
          deliveryAddress,
          ...(deliveryDate === undefined ? {} : { deliveryDate }),
          ...(deliveryMap === undefined ? {} : { deliveryMap }),
          ...(goods === undefined ? {} : { goods }),
        },
      ]),
  ...furtherDeliveries,
]

/** What the mails about an order tell. Amounts in minor units. */
export type OrderMail = Delivered & {
  orderNo: string
  /** Shows the whole order to whoever has it, with the number and the address: for the customer's mail alone. */
  viewCode?: string
  /** What is shown at the counter: the code alone and its link, which a phone can open. */
  pass?: { code: string; link: string }
  firstName: string
  currency: Currency
  totalMinor: number
  deliveryMinor: number
  taxMinor: number
  taxName: string
  /** `variation` tells a variant from its sisters, in the words of the mail's language. */
  lines: {
    name: string
    variation?: string
    quantity: number
    /** What it is sold by; orders of earlier releases have none. */
    unit?: string
    lengthMm?: number
    amountMinor: number
    pickupDate?: string
  }[]
  /** What is taken off the sum of the lines (negative); in orders older than it the lines have it already. */
  discounts?: { name: string; amountMinor: number }[]
  deliveryName: string
  /** Stores where goods are picked up. */
  places?: { name: string; address: string; phone: string; hours: string; map: string }[]
  /** Absent where nothing is to be transferred. */
  bank?: {
    bankName: string
    accountHolder: string
    accountNumber: string
    accountType: string
    instructions: string
    /** Until then the goods are set aside (a day, ISO). */
    until?: string
  }
  /** What the way of paying says while the order waits for money that a person brings; absent where nothing waits. */
  waiting?: {
    received: string
    reminder?: { subject: string; text: string }
    store: { subject: string; text: string }
  }
}
