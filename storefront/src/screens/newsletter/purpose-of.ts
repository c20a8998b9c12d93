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
}

export type Purpose = (typeof purposes)[keyof typeof purposes]

/** What the link of a newsletter's mail is for; undefined for an address that is of no mail. */
export const purposeOf = (search: URLSearchParams) => {
  if (!search.get('token')) return undefined
  return search.get('action') === 'confirm' ? purposes.confirm : purposes.cancel
}
