/** What the customer-service form asks for, and what may be in it (S5.021–S5.027). */

/** What a case can be about. These texts are what is sent, in every language (S5.026). */
export const caseSubjects = [
  'General Inquiry',
  'Products and Services',
  'Complaints and Claims',
  'Billing and Payments',
  'Technical Issues',
  'Warranty',
] as const

export type CaseSubject = (typeof caseSubjects)[number]

/** Digits of a telephone number. */
export const casePhone = { min: 8, max: 15 } as const

export const caseDescriptionMax = 4_000
