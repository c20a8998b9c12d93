import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { privacy } from '../../api/privacy.ts'
import { useShopper } from '../../api/shopper.ts'

/** Offers a text to the browser as a file to download. */
const saveFile = (name: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Everything the shop keeps of the customer, as a file. */
export const useDownloadData = (name: string) => {
  const { call } = useEnv()
  const { customerId = '' } = useShopper()
  return useMutation({
    mutationFn: async () => {
      const data = await call(privacy.getCustomerData, { params: { customerId } })
      saveFile(`${name}.json`, JSON.stringify(data, null, 2))
    },
  })
}

/** Closes the account for good. */
export const useCloseAccount = () => {
  const { call } = useEnv()
  const { customerId = '' } = useShopper()
  return useMutation({
    mutationFn: (body: { email: string; currentPassword?: string }) =>
      call(privacy.closeCustomerAccount, { params: { customerId }, body }),
  })
}
