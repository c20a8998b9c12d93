import { cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { useRecord } from '../../features/record/index.ts'

/** A case, and changes of it. */
export const useCase = (caseId: string) => {
  const { call } = useEnv()
  return useRecord({
    queryKey: [cases.getCase, caseId],
    read: () => call.tagged(cases.getCase, { params: { caseId } }),
    shownBy: [cases.searchCases],
  })
}

export type ChangeCase = ReturnType<typeof useCase>['change']
