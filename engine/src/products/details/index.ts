/** A product with all that its page tells: for who writes of one, which nobody who sells one needs. */
export { readDrawing } from '../read-drawing.ts'
export { readProduct } from '../read-product.ts'
export { shownAttributes } from '../view-custom.ts'
