import { useMutation } from '@tanstack/react-query'
import { customers } from '../../api/customers.ts'
import { useEnv } from '../../api/env.tsx'
import type { SearchQuery } from '../../api/search-query.ts'
import { problemText } from '../../features/problem/index.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** Saves the customers that a query finds as a file, masked as the list shows them. */
export const useExport = () => {
  const { call, shop, t, format } = useEnv()
  return useMutation({
    mutationFn: (query: SearchQuery) =>
      call(customers.exportCustomers, { params: { customerListId: shop.id }, body: { query } }),
    onSuccess: ({ filename, fileContent, total }) => {
      const bytes = Uint8Array.from(atob(fileContent), (sign) => sign.charCodeAt(0))
      saveFile(filename, new Blob([bytes], { type: 'text/csv' }), 'text/csv')
      showToast(t(messages.exported, format.number(total)))
    },
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
  })
}
