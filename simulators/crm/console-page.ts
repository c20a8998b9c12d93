import { type FaultMode, faultModes } from './faults.ts'
import type { Org, Row, Value } from './org.ts'
import type { SalesDesk } from './sales-desk.ts'

const escape = (text: Value | undefined) =>
  String(text ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')

export const consoleStyle = `
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: #eef1f4; color: #1b1f23 }
main { max-width: 60rem; margin: 3rem auto; padding: 2rem; background: #fff; border: 1px solid #d5dbe1; border-radius: 12px }
h1 { margin: 0 0 1rem; font-size: 1.35rem }
h2 { margin: 2rem 0 .5rem; font-size: 1.05rem }
.test { margin: 0 0 1rem; font-size: .8rem; color: #8a4b00 }
section { padding: 1rem 0; border-top: 1px solid #d5dbe1 }
form { display: inline-flex; gap: .5rem; margin: .25rem .5rem .25rem 0 }
input, button { padding: .4rem .7rem; font: inherit; border: 1px solid #8b96a1; border-radius: 6px }
button { border: 0; background: #1a5fb4; color: #fff; cursor: pointer }
button.quiet { background: #eef1f4; color: #1b1f23 }
button[aria-pressed=true] { background: #8a4b00; color: #fff }
small { color: #57606a }
`

const form = (action: string, content: string) => `<form method="post" action="${action}">${content}</form>`

const requestSection = (request: Row, desk: SalesDesk, org: Org, base: string) => {
  const at = `${base}/console/${request.Id}`
  const lines = desk.linesOf(request).map((line) => {
    const product = org.find('Product2', 'Id', line.Product2Id ?? null)
    return `<li>${escape(line.Quantity)} × ${escape(product?.SKU__c)}${line.Length__c ? ` · ${escape(line.Length__c)} m` : ''} <small>${escape(line.Description)}</small></li>`
  })
  const offers = desk
    .offersOf(request)
    .map(({ QuoteNumber, Status, ExpirationDate }) => `${QuoteNumber} ${Status} ${ExpirationDate ?? ''}`)
  const messages = org
    .rows('Quote_Message__c')
    .filter(({ Opportunity__c }) => Opportunity__c === request.Id)
    .map(({ Body__c, From_Desk__c }) => `<li>${From_Desk__c ? '→ ' : ''}${escape(Body__c)}</li>`)
  const files = org
    .rows('ContentVersion')
    .filter(({ FirstPublishLocationId }) => FirstPublishLocationId === request.Id)
    .map(({ Title }) => `<li>${escape(Title)}</li>`)
  return `<section><h2>${escape(request.Name)} · ${escape(request.StageName)}</h2><p><small>${escape(request.Contact_Email__c)} · ${escape(request.CurrencyIsoCode)} · ${escape(offers.join(' · '))}</small></p><p>${escape(request.Description)}</p><ul>${lines.join('')}${messages.join('')}${files.join('')}</ul>${form(`${at}/offer`, '<input name="discount" type="number" value="5" min="0" max="90" aria-label="% de descuento"><input name="days" type="number" value="7" min="-30" max="90" aria-label="Días de vigencia"><button>Ofertar</button>')}${form(`${at}/message`, '<input name="text" required aria-label="Mensaje"><button class="quiet">Escribir</button>')}${form(`${at}/refuse`, '<button class="quiet">Rechazar</button>')}</section>`
}

/** The sales desk's page: what was asked for, with an offer, a message or a refusal; and how the vendor fails. */
export const consolePage = (desk: SalesDesk, org: Org, faultMode: FaultMode, base: string): string => {
  const faultButtons = faultModes
    .map(
      (one) =>
        `<button name="faultMode" value="${one}" class="quiet" aria-pressed="${one === faultMode}">${one}</button>`,
    )
    .join('')
  const counts = ['Case', 'Lead', 'ContentVersion'].map((name) => `${name}: ${org.rows(name).length}`)
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>CRM (simulador)</title><link rel="stylesheet" href="${base}/console.css"></head><body><main><p class="test">Modo de prueba · Test mode</p><h1>Mesa de ventas</h1>${form(`${base}/console/faults`, faultButtons)}<p><small>${counts.join(' · ')}</small></p>${desk
    .requests()
    .toReversed()
    .map((request) => requestSection(request, desk, org, base))
    .join('')}</main></body></html>`
}
