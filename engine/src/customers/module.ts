import { defineModule } from '../kernel/operation.ts'
import { customersContract } from './contract.ts'
import { createCustomerPaymentInstrument } from './create-customer-payment-instrument.ts'
import { deleteCustomerPaymentInstrument } from './delete-customer-payment-instrument.ts'
import { getCustomerPaymentInstrument } from './get-customer-payment-instrument.ts'
import { paymentInstrumentContract } from './payment-instrument-contract.ts'
import { paymentInstrumentRoutes } from './payment-instrument-routes.ts'
import { updateCustomerPaymentInstrument } from './update-customer-payment-instrument.ts'
import { createCustomerAddress } from './create-customer-address.ts'
import { getCustomer } from './get-customer.ts'
import { getCustomerAddress } from './get-customer-address.ts'
import { registerCustomer } from './register-customer.ts'
import { removeCustomerAddress } from './remove-customer-address.ts'
import { customersRoutes } from './routes.ts'
import { updateCustomer } from './update-customer.ts'
import { updateCustomerAddress } from './update-customer-address.ts'
import { updateCustomerPassword } from './update-customer-password.ts'

export const customersModule = defineModule({
  name: 'customers',
  routes: { ...customersRoutes, ...paymentInstrumentRoutes },
  contract: { ...customersContract, ...paymentInstrumentContract },
  operations: {
    registerCustomer,
    getCustomer,
    updateCustomer,
    updateCustomerPassword,
    createCustomerAddress,
    getCustomerAddress,
    updateCustomerAddress,
    removeCustomerAddress,
    createCustomerPaymentInstrument,
    getCustomerPaymentInstrument,
    updateCustomerPaymentInstrument,
    deleteCustomerPaymentInstrument,
  },
})
