import { modules } from '../../http/modules.ts'
import type { OperationContract } from '../../kernel/contract.ts'
import { basketCases } from './basket-cases.ts'
import type { Case } from './case.ts'
import { catalogueCases } from './catalogue-cases.ts'
import { contextCases } from './context-cases.ts'
import { customerCases } from './customer-cases.ts'
import { loginCases } from './login-cases.ts'
import { orderCases } from './order-cases.ts'
import { serviceCases } from './service-cases.ts'
import { personalisationCases } from './personalisation-cases.ts'
import { quoteCases } from './quote-cases.ts'

/** Operation → how it is called. `every-call.test.ts` fails for an operation without an entry. */
export const cases: Record<string, Case> = {
  ...loginCases,
  ...customerCases,
  ...contextCases,
  ...basketCases,
  ...orderCases,
  ...quoteCases,
  ...catalogueCases,
  ...personalisationCases,
  ...serviceCases,
}

export type KnownOperation = { name: string; module: string; route: string; contract: OperationContract }

/** Every operation of the running engine. */
export const operations: KnownOperation[] = modules.flatMap((module) =>
  Object.entries(module.routes).map(([name, route]) => ({
    name,
    module: module.name,
    route,
    contract: module.contract[name] ?? {},
  })),
)

/** Its entry. Throws what to do when there is none. */
export const caseOf = (name: string): Case => {
  const found = cases[name]
  if (!found) throw new Error(`${name} has no entry in engine/src/conformance/testing: see the README there`)
  return found
}
