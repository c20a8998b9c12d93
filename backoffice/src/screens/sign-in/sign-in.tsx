import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { personQuery } from '../../api/session.ts'
import { FrontCard, FrontPage, FrontTitle, SignInForm } from '../../features/sign-in/index.ts'
import { readDocumentData } from '../../lib/document-data.ts'
import { ownPath } from '../../lib/own-path.ts'
import { DemoList } from './demo-list.tsx'
import { messages } from './messages.ts'

export const SignInScreen = () => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const [demo] = useState(() => readDocumentData().demoPeople)
  const [chosen, setChosen] = useState('')
  const enter = async () => {
    queries.clear()
    await queries.fetchQuery(personQuery(call))
    await navigate({ to: ownPath(search.next), replace: true })
  }
  return (
    <FrontPage width={demo ? 'columns' : 'card'} foot={<a href="/">{t(messages.shop)}</a>}>
      <FrontCard>
        <FrontTitle>{t(messages.title)}</FrontTitle>
        <SignInForm
          key={chosen}
          email={chosen}
          password={chosen ? demo?.password : ''}
          next={ownPath(search.next)}
          onSignedIn={() => void enter()}
        />
      </FrontCard>
      {demo && <DemoList demo={demo} onChoose={setChosen} />}
    </FrontPage>
  )
}
