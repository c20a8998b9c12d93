import { useMutation, useQuery } from '@tanstack/react-query'
import { type Env, useEnv } from '../../api/env.tsx'
import { login } from '../../api/login.ts'
import { query } from '../../api/query.ts'
import { useShopper } from '../../api/shopper.ts'
import type { SocialProvider } from '../../config/login-options.ts'
import { beginIdentityJoin } from './social-sign-in.ts'

/** The accounts at other sites that open the customer's. */
export const identitiesQuery = (env: Env, customerId: string) =>
  query(env, login.getCustomerIdentities, { params: { customerId } })

/** The same of the shopper of this page. */
export const useIdentities = () => {
  const env = useEnv()
  const { customerId = '' } = useShopper()
  return useQuery({ ...identitiesQuery(env, customerId), enabled: customerId !== '' })
}

type Asked = { provider: SocialProvider; currentPassword?: string | undefined }

/** Leaves for the other site's page; what comes back from there is joined to the account. */
export const useJoinIdentity = () => {
  const env = useEnv()
  return useMutation({
    mutationFn: (asked: Asked) => beginIdentityJoin(env, asked),
    onSuccess: (url) => location.assign(url),
  })
}

/** The other site opens the account no more. */
export const useRemoveIdentity = () => {
  const env = useEnv()
  const { customerId = '' } = useShopper()
  return useMutation({
    mutationFn: (body: Asked) => env.call(login.removeIdentity, { params: { customerId }, body }),
    onSuccess: (left) => env.queries.setQueryData(identitiesQuery(env, customerId).queryKey, left),
  })
}
