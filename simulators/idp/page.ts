const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #eef1f4; color: #1b1f23 }
main { max-width: 24rem; margin: 10vh auto; padding: 2rem; background: #fff; border: 1px solid #d5dbe1; border-radius: 12px }
h1 { margin: 0 0 1rem; font-size: 1.35rem }
.test { margin: 0 0 1rem; font-size: .8rem; color: #8a4b00 }
label { display: block; margin: 0 0 1rem }
input:not([type=checkbox]) { display: block; box-sizing: border-box; width: 100%; padding: .6rem; font: inherit; border: 1px solid #8b96a1; border-radius: 6px }
button { padding: .6rem 1.2rem; font: inherit; border: 0; border-radius: 6px; background: #1a5fb4; color: #fff; cursor: pointer }
button.quiet { background: none; color: #1a5fb4 }
`

/** The page on which the shopper says who they are. `fields` come back with the form. */
export const signInPage = (name: string, base: string, fields: Record<string, string>): string => {
  const hidden = Object.entries(fields)
    .map(([key, value]) => `<input type="hidden" name="${escape(key)}" value="${escape(value)}">`)
    .join('')
  const label = escape(name.charAt(0).toUpperCase() + name.slice(1))
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${label} (simulador)</title><link rel="stylesheet" href="${base}/page.css"></head><body><main><p class="test">Modo de prueba · Test mode</p><h1>Iniciar sesión con ${label}</h1><form method="post" action="${base}/authorize">${hidden}<label>Correo electrónico · Email<input name="email" type="email" value="persona@${escape(name)}.example" required></label><label>Nombre · Name<input name="name" value="Paula Ejemplo" required></label><label><input name="verified" type="checkbox" value="yes" checked> Correo verificado · Verified email</label><button name="answer" value="allow">Continuar · Continue</button> <button name="answer" value="deny" class="quiet" formnovalidate>Cancelar · Cancel</button></form></main></body></html>`
}
