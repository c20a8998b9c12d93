import { stockNotices } from '../../api/stock-notices.ts'
import { subscriptions } from '../../api/subscriptions.ts'
import { messages } from './messages.ts'

const purposes = {
  confirm: {
    call: subscriptions.confirmSubscription,
    texts: {
      title: messages.confirmTitle,
      text: messages.confirmText,
      action: messages.confirm,
      done: messages.confirmed,
    },
  },
  cancel: {
    call: subscriptions.cancelSubscription,
    texts: {
      title: messages.cancelTitle,
      text: messages.cancelText,
      action: messages.cancel,
      done: messages.cancelled,
    },
  },
  stock: {
    call: stockNotices.endStockNotices,
    texts: {
      title: messages.stockTitle,
      text: messages.stockText,
      action: messages.stock,
      done: messages.stockDone,
    },
  },
}

export type Purpose = (typeof purposes)[keyof typeof purposes]

/** What the link of a mail is for: a newsletter's, or that of a notice of stock; undefined for an address that is of no mail. */
export const purposeOf = (search: URLSearchParams) => {
  if (!search.get('token')) return undefined
  const action = search.get('action')
  return action === 'confirm' || action === 'stock' ? purposes[action] : purposes.cancel
}
