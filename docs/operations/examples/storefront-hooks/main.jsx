import { CommerceApiProvider } from '@salesforce/commerce-sdk-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import React from 'react'
import { createRoot } from 'react-dom/client'
import { Shop } from './shop.jsx'

const { origin } = window.location

createRoot(document.querySelector('#root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <CommerceApiProvider
      clientId="c9c45bfd-0ed3-4aa2-9971-40f88962b836"
      organizationId="f_ecom_zzrf_001"
      shortCode="8o7m175y"
      siteId="RefArch"
      locale="en-US"
      currency="USD"
      proxy={`${origin}/mobify/proxy/api`}
      redirectURI={`${origin}/callback`}
      logger={console}
    >
      <Shop />
    </CommerceApiProvider>
  </QueryClientProvider>,
)
