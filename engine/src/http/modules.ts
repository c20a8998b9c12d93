import { basketsModule } from '../baskets/index.ts'
import { customersModule } from '../customers/index.ts'
import type { EngineModule } from '../kernel/operation.ts'
import { loginModule } from '../login/index.ts'

/** Every module with operations, in the order of the contract. A new module is one line here. */
export const modules: EngineModule[] = [loginModule, customersModule, basketsModule]
