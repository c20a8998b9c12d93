import { RedirectRow } from '../../bundle/redirects.ts'
import { importInProgress } from '../../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { pageAnswer, pageQuery } from '../../kernel/page-of.ts'
import { preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { notFound } from '../../kernel/problem.ts'
import { Open, Type } from '../../kernel/schema.ts'

const { from, to, status } = RedirectRow.properties
const Path = Type.String({ pattern: '^/', maxLength: 1_000 })

const Redirect = Open('Redirect', { from, to, status, etag: Type.String() })

const write = {
  scope: 'sfcc.redirects.rw',
  problems: [notFound, outsideYourPlaces, importInProgress, preconditionFailed, preconditionRequired],
} as const

export const redirectContract = {
  getRedirects: {
    scope: 'sfcc.redirects',
    /** `q`: words that stand in one of the two paths. */
    query: Type.Object({ q: Type.Optional(Type.String({ maxLength: 200 })), ...pageQuery.properties }),
    answer: Open('Redirects', { data: Type.Array(Redirect), ...pageAnswer }),
  },
  /** In the place of the one that leads on from the same path. */
  putRedirect: {
    ...write,
    body: Type.Object({ from: Path, to: Path, status }, { title: 'redirect', additionalProperties: false }),
    answer: Redirect,
    success: [200, 201],
  },
  deleteRedirect: { ...write, query: Type.Object({ from: Path }), success: [204] },
  /** Where a path leads in the end; nowhere else where no redirect takes it. */
  testRedirect: {
    scope: 'sfcc.redirects',
    body: Type.Object({ path: Path }, { title: 'redirect_test', additionalProperties: false }),
    answer: Open('RedirectTest', {
      path: Type.String(),
      destination: Type.String(),
      steps: Type.Array(Type.Object({ from: Type.String(), to: Type.String(), status: Type.String() })),
    }),
  },
} as const
