const balance = '/custom/customer-balances/v1/organizations/{organizationId}/balances/{customerNo}' as const

export const customerBalanceRoutes = {
  getCustomerBalance: `GET ${balance}`,
  updateCustomerBalance: `PUT ${balance}`,
} as const
