import { defineProblem } from '../kernel/problem.ts'

export const ordersUnderWay = defineProblem(409, 'orders-under-way', 'Orders Under Way')
export const wrongConfirmation = defineProblem(400, 'wrong-confirmation', 'Wrong Confirmation')
