import type { Fault, NewProduct } from './new-product-form.ts'

/** What a part of the form is given: what is typed, and what is wrong with it once somebody has tried to save it. */
export type PartProps = {
  form: NewProduct
  set(change: Partial<NewProduct>): void
  faultOf(fault: Fault): string | undefined
}
