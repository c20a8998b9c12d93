import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AccountKind } from './people.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What the pages may do: show their own style, and send their one form. */
export const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #eef1f4; color: #1b1f23 }
main { max-width: 24rem; margin: 10vh auto; padding: 2rem; background: #fff; border: 1px solid #d5dbe1; border-radius: 12px }
h1 { margin: 0 0 1rem; font-size: 1.35rem }
.test { margin: 0 0 1rem; font-size: .8rem; color: #8a4b00 }
label { display: block; margin: 0 0 1rem }
input, select { display: block; box-sizing: border-box; width: 100%; padding: .6rem; font: inherit; border: 1px solid #8b96a1; border-radius: 6px }
button { padding: .6rem 1.2rem; font: inherit; border: 0; border-radius: 6px; background: #1a5fb4; color: #fff; cursor: pointer }
button.quiet { background: none; color: #1a5fb4 }
`

const label = (name: string) => escape(name.charAt(0).toUpperCase() + name.slice(1))

const document = (name: string, base: string, content: string) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${label(name)} (simulador)</title><link rel="stylesheet" href="${escape(base)}/page.css"></head><body><main><p class="test">Modo de prueba · Test mode</p>${content}</main></body></html>`

type SignInPage = {
  name: string
  kinds: readonly AccountKind[]
  emailRequired: boolean
  /** What the address begins with. */
  exampleEmail?: string
  baseUrl: string
  /** Where its form goes. */
  action: string
}

const kindField = (kinds: readonly AccountKind[]) =>
  kinds.length === 0
    ? ''
    : `<label>Cuenta · Account<select name="kind">${kinds.map(({ value, label: text }) => `<option value="${escape(value)}">${escape(text)}</option>`).join('')}</select></label>`

/** The page on which the shopper says who they are. */
export const signInPage = ({
  name,
  kinds,
  emailRequired,
  exampleEmail,
  baseUrl,
  action,
}: SignInPage): string =>
  document(
    name,
    baseUrl,
    `<h1>Iniciar sesión con ${label(name)} · Sign in with ${label(name)}</h1><form method="post" action="${escape(action)}"><label>Correo electrónico · Email<input name="email" type="email" value="${escape(exampleEmail ?? `persona@${name}.example`)}"${emailRequired ? ' required' : ''}></label><label>Nombre · Name<input name="name" value="Paula Ejemplo" required></label>${kindField(kinds)}<button name="answer" value="allow">Continuar · Continue</button> <button name="answer" value="deny" class="quiet" formnovalidate>Cancelar · Cancel</button></form>`,
  )

/** What went wrong, for whoever looks: the browser cannot be sent back to the shop. */
export const errorPage = (name: string, base: string, what: string): string =>
  document(name, base, `<h1>No se pudo seguir · Could not go on</h1><p>${escape(what)}</p>`)

/** A page, with what it may do; nothing keeps it. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(html)

/** Lets a plugin read what its pages' forms send. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
