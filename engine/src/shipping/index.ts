export { deliveryDate } from './delivery-date.ts'
export {
  type DeliveryOption,
  type DeliveryQuestion,
  type MethodKind,
  defaultOption,
  deliveryOptions,
} from './delivery-options.ts'
export { type Destination, kilometresTo } from './distance.ts'
export { type Dispatch, dispatchFrom } from './dispatch.ts'
export { type Load, loadOf, type Parcel } from './load.ts'
