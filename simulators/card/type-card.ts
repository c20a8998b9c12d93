import { decodeJwt } from 'jose'
import { testCards } from './test-cards.ts'

/** Types a card into the fields of a capture context, as a browser would; gives the transient token. */
export const typeCard = async (baseUrl: string, captureContext: string, number: string): Promise<string> => {
  const { flx } = decodeJwt<{ flx: { data: string } }>(captureContext)
  const securityCode = number.startsWith('3') ? '1234' : '123'
  const card = { session: flx.data, number, securityCode, expirationMonth: '12', expirationYear: '2035' }
  const response = await fetch(`${baseUrl}/microform/v2/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  })
  const text = await response.text()
  if (response.status !== 201) throw new Error(`the fields refuse ${number}: ${text}`)
  return text
}

/** The test card that ends like a masked number; the ordinary one where none does. */
export const testCardEndingLike = (maskedNumber: string): string => {
  const digits = /\d{4}$/.exec(maskedNumber)?.[0] ?? ''
  return (
    Object.keys(testCards).find((number) => digits !== '' && number.endsWith(digits)) ?? '4111111111111111'
  )
}
