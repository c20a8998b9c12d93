import type { FiscalFault } from '../../api/fiscal.ts'
import type { Translate } from '../../lib/i18n.ts'
import { faultMessages, memberMessages } from './messages.ts'

const isMember = (name: string): name is keyof typeof memberMessages => name in memberMessages

/** What keeps a document from being issued, in words. */
export const faultText = (t: Translate, { fault, of }: FiscalFault): string => {
  if (fault === 'missing') return t(faultMessages.missing, isMember(of) ? t(memberMessages[of]) : of)
  if (fault === 'product-code-missing') return t(faultMessages[fault], of)
  return t(faultMessages[fault])
}
