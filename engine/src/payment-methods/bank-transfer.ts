import { todayIn } from '../../../facts/dates.ts'
import { languageOf, localeOf } from '../../../facts/locales.ts'
import { localize } from '../kernel/localized.ts'
import type { Site } from '../kernel/site.ts'
import type { PaymentMethod, WaitingWords } from './method.ts'

const hourMs = 3_600_000
const name = { es: 'Transferencia bancaria', en: 'Bank transfer' }

const hours = ({ preferences }: Pick<Site, 'preferences'>) => {
  const { transferReminderHours = 24, transferExpiryHours = 72 } = preferences
  return { remind: transferReminderHours, until: transferExpiryHours }
}

const spanish = (no: string): WaitingWords => ({
  received: 'Apartamos tus productos. Los preparamos cuando llegue la transferencia.',
  reminder: {
    subject: `Falta la transferencia de tu pedido ${no}`,
    text: 'Tus productos siguen apartados. Si ya hiciste la transferencia, no tienes que hacer nada más.',
  },
  store: {
    subject: `Pedido ${no} espera una transferencia`,
    text: 'Los productos están apartados. Márcalo como pagado cuando llegue la transferencia.',
  },
})

const english = (no: string): WaitingWords => ({
  received: 'Your goods are set aside. We prepare them as soon as the transfer arrives.',
  reminder: {
    subject: `The transfer of your order ${no} is missing`,
    text: 'Your goods are still set aside. If you have made the transfer, there is nothing more to do.',
  },
  store: {
    subject: `Order ${no} waits for a transfer`,
    text: 'The goods are set aside. Mark it as paid when the transfer arrives.',
  },
})

/** A transfer to the country's account, noted by the merchant when it has come. */
export const bankTransfer: PaymentMethod = {
  id: 'BANK_TRANSFER',
  name,
  type: 'TB',
  isOffered: () => true,
  instrumentOf: () => ({}),
  paidWith: (_instrument, _currency, locale) => name[languageOf(locale)],
  waiting: {
    hours,
    terms: ({ site, country, orderNo, language, ordered }) => {
      const locale = localeOf(language, country.code)
      return {
        bank: {
          ...country.bank,
          accountType: localize(country.bank.accountType, locale),
          instructions: localize(country.bank.instructions, locale),
          reference: orderNo,
          until: todayIn(country.timeZone, new Date(ordered.getTime() + hours(site).until * hourMs)),
        },
      }
    },
    expired: 'transfer_expired',
    words: ({ orderNo, language }) => ({ es: spanish, en: english })[language](orderNo),
  },
}
