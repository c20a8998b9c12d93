import { isEmail } from '../../../facts/email.ts'
import type { Language } from '../../../facts/locales.ts'
import { type CaseSubject, caseDescriptionMax, casePhone, caseSubjects } from '../../../facts/service-case.ts'
import { invalidCase } from './problems.ts'

/** What somebody wrote, checked. */
export type WrittenCase = {
  name: string
  email: string
  /** Digits only. */
  phone: string
  subject: CaseSubject
  description: string
}

type Sent = Partial<Record<keyof WrittenCase, string>>

const faults: Record<keyof WrittenCase, Record<Language, string>> = {
  name: { es: 'Escribe tu nombre', en: 'Please enter your name' },
  email: {
    es: 'Escribe un correo electrónico válido',
    en: 'Please enter a valid email address',
  },
  phone: { es: 'Escribe un número de teléfono válido', en: 'Please enter a valid phone number' },
  subject: { es: 'Escoge un asunto', en: 'Please select a subject' },
  description: { es: 'Escribe una descripción', en: 'Please enter a description' },
}

const isSubject = (text: string): text is CaseSubject => (caseSubjects as readonly string[]).includes(text)

/** Reads a case by the rules of its form (S5.021–S5.027). Problem: 400 invalid-case, in the language of the call. */
export const readCase = (sent: Sent, language: Language): WrittenCase => {
  const refuse = (property: keyof WrittenCase) => invalidCase(faults[property][language], { property })
  const text = (property: keyof WrittenCase) => sent[property]?.trim() ?? ''
  const [name, email, phone, subject, description] = [
    text('name').slice(0, 200),
    text('email'),
    text('phone'),
    text('subject'),
    text('description').slice(0, caseDescriptionMax),
  ]
  if (name === '') throw refuse('name')
  if (!isEmail(email)) throw refuse('email')
  if (!/^\d+$/.test(phone) || phone.length < casePhone.min || phone.length > casePhone.max)
    throw refuse('phone')
  if (!isSubject(subject)) throw refuse('subject')
  if (description === '') throw refuse('description')
  return { name, email, phone, subject, description }
}
