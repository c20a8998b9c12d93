import { digitsOnly } from '../../../../facts/phone.ts'
import { isEmail } from '../../../../facts/email.ts'
import { casePhone, type caseSubjects } from '../../../../facts/service-case.ts'
import type { Text } from '../../lib/i18n/define-messages.ts'
import { messages } from './messages.ts'

/** The fields of the form, files apart [S3.028]. */
export type CaseValues = { name: string; email: string; phone: string; subject: string; description: string }

export type CaseProfile = {
  firstName?: string
  lastName?: string
  email?: string
  phoneMobile?: string
  phoneHome?: string
  phoneBusiness?: string
}

/** What the form begins with: what the profile knows of a customer [S6.008]. */
export const startValues = (profile: CaseProfile = {}): CaseValues => ({
  name: [profile.firstName, profile.lastName].filter(Boolean).join(' '),
  email: profile.email ?? '',
  phone: digitsOnly(profile.phoneMobile ?? profile.phoneHome ?? profile.phoneBusiness ?? ''),
  subject: '',
  description: '',
})

/** Labels of the subjects, which are sent as they stand in `facts` whatever the language [S5.026]. */
export const subjectLabels: Record<(typeof caseSubjects)[number], Text> = {
  'General Inquiry': messages.general,
  'Products and Services': messages.products,
  'Complaints and Claims': messages.complaints,
  'Billing and Payments': messages.billing,
  'Technical Issues': messages.technical,
  Warranty: messages.warranty,
}

/** The label of a subject as it was sent; undefined for one that the shop no longer offers. */
export const subjectText = (subject: string): Text | undefined =>
  (subjectLabels as Readonly<Record<string, Text>>)[subject]

const phoneFault = (phone: string): Text | undefined => {
  if (!/^\d+$/.test(phone) || phone.length < casePhone.min) return messages.phoneInvalid
  return phone.length > casePhone.max ? messages.phoneTooLong : undefined
}

/** What is wrong with each field [S5.021–S5.027]. */
export const faultsOf = (values: CaseValues): Partial<Record<keyof CaseValues, Text>> => {
  const phone = phoneFault(values.phone)
  return {
    ...(values.name.trim() ? {} : { name: messages.nameMissing }),
    ...(isEmail(values.email) ? {} : { email: messages.emailInvalid }),
    ...(phone ? { phone } : {}),
    ...(values.subject ? {} : { subject: messages.subjectMissing }),
    ...(values.description.trim() ? {} : { description: messages.descriptionMissing }),
  }
}
