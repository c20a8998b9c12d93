import { type LineChange, sendChange } from '../../../api/line-change.ts'
import { productsOf } from '../products-of.ts'
import { useBasketWrite } from '../use-basket-write.ts'

/** A write to the lines: also possible offline; the change is then queued and sent when the browser is online. */
export const useLineWrite = <Input>(changeOf: (input: Input) => LineChange) =>
  useBasketWrite(
    (env, basketId, input: Input) => sendChange(env, basketId, changeOf(input)),
    (input, before) => productsOf(changeOf(input), before),
    changeOf,
  )
