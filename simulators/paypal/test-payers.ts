/** What the simulated vendor does when a payer's money is captured. */
export type Behaviour = {
  /** The status of the capture; `REFUSED` makes none and names the issue. */
  result: 'COMPLETED' | 'PENDING' | 'REFUSED'
  issue?: string
  /** Instead of an answer to the first capture: the line goes dead or a server error, before or after it was done. */
  fault?: 'cut-before' | 'cut-after' | 'error-before' | 'error-after' | 'in-progress'
  /** Money is never given back: the merchant's account has none. */
  refundFails?: boolean
  /** The first capture is made at once, but its answer takes this long. */
  delayMs?: number
}

const completed: Behaviour = { result: 'COMPLETED' }
const refuse = (issue: string): Behaviour => ({ result: 'REFUSED', issue })

/** The documented test payers (README), the first of them the ordinary one. */
export const testPayers = {
  'pagador@paypal.example': completed,
  'rechazado@paypal.example': refuse('INSTRUMENT_DECLINED'),
  'riesgo@paypal.example': refuse('COMPLIANCE_VIOLATION'),
  'bloqueado@paypal.example': refuse('PAYER_ACCOUNT_RESTRICTED'),
  'revision@paypal.example': { result: 'PENDING' },
  'corte-antes@paypal.example': { ...completed, fault: 'cut-before' },
  'corte-despues@paypal.example': { ...completed, fault: 'cut-after' },
  'error-antes@paypal.example': { ...completed, fault: 'error-before' },
  'error-despues@paypal.example': { ...completed, fault: 'error-after' },
  'en-curso@paypal.example': { ...completed, fault: 'in-progress' },
  'sin-fondos@paypal.example': { ...completed, refundFails: true },
  'lento@paypal.example': { ...completed, delayMs: 8_000 },
} as const satisfies Record<string, Behaviour>

export type TestPayer = keyof typeof testPayers

export const behaviourOf = (payer: string): Behaviour =>
  (testPayers as Readonly<Record<string, Behaviour>>)[payer] ?? completed
