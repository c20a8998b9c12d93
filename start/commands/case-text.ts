import type { getCase, searchCases } from '../../engine/src/cases/desk/index.ts'
import type { AnswerOf } from './answer-of.ts'
import type { Language } from './language.ts'
import { minute, table } from './table.ts'

type Case = AnswerOf<typeof getCase>
type Hit = AnswerOf<typeof searchCases>['hits'][number]

const words = {
  es: {
    id: 'Caso',
    written: 'Escrito',
    country: 'País',
    name: 'Nombre',
    phone: 'Teléfono',
    subject: 'Asunto',
    state: 'Estado',
    owner: 'Responsable',
    files: 'Archivos',
    states: { open: 'abierto', answered: 'respondido', closed: 'cerrado' },
  },
  en: {
    id: 'Case',
    written: 'Written',
    country: 'Country',
    name: 'Name',
    phone: 'Phone',
    subject: 'Subject',
    state: 'State',
    owner: 'Owner',
    files: 'Files',
    states: { open: 'open', answered: 'answered', closed: 'closed' },
  },
} as const

/** Cases as a table. */
export const casesText = (cases: readonly Hit[], language: Language): string => {
  const w = words[language]
  return table(
    [w.id, w.written, w.country, w.name, w.subject, w.state, w.owner],
    cases.map((one) => [
      one.caseId,
      minute(new Date(one.creationDate)),
      one.country,
      one.name,
      one.subject,
      w.states[one.status],
      one.owner?.name ?? '',
    ]),
  )
}

/** A case for people: who wrote, what, and what was answered. */
export const caseText = (one: Case, language: Language): string => {
  const w = words[language]
  const head: [string, string | undefined][] = [
    [w.id, one.caseId],
    [w.name, `${one.name}, ${one.email}`],
    [w.phone, one.phone],
    [w.country, one.country],
    [w.subject, one.subject],
    [w.state, w.states[one.status]],
    [w.owner, one.owner?.name],
    [w.files, one.files.map(({ name }) => name).join(', ')],
  ]
  return [
    ...head.flatMap(([title, value]) => (value ? [`${title}: ${value}`] : [])),
    '',
    `${minute(new Date(one.creationDate))} ${one.name}`,
    one.description,
    ...one.answers.flatMap(({ at, actor, text }) => ['', `${minute(new Date(at))} ${actor.name}`, text]),
  ].join('\n')
}
