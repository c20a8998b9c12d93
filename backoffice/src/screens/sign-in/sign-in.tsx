import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { personQuery } from '../../api/session.ts'
import { Brand, LanguageSwitch } from '../../features/people/index.ts'
import { SignInForm } from '../../features/sign-in/index.ts'
import { classNames } from '../../lib/class-names.ts'
import { readDemoPeople } from '../../lib/demo-people.ts'
import { ownPath } from '../../lib/own-path.ts'
import { DemoList } from './demo-list.tsx'
import { messages } from './messages.ts'
import styles from './sign-in.module.css'

export const SignInScreen = () => {
  const { call, shop, t } = useEnv()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const [demo] = useState(readDemoPeople)
  const [chosen, setChosen] = useState('')
  const enter = async () => {
    queries.clear()
    await queries.fetchQuery(personQuery(call))
    await navigate({ to: ownPath(search.next), replace: true })
  }
  return (
    <main className={styles.page}>
      <Brand name={shop.name} />
      <div className={classNames(styles.columns, demo && styles.withDemo)}>
        <section className={styles.card}>
          <h1 className={styles.title}>{t(messages.title)}</h1>
          <SignInForm
            key={chosen}
            email={chosen}
            password={chosen ? demo?.password : ''}
            next={ownPath(search.next)}
            onSignedIn={() => void enter()}
          />
        </section>
        {demo && <DemoList demo={demo} onChoose={setChosen} />}
      </div>
      <footer className={styles.foot}>
        <LanguageSwitch />
        <a href="/">{t(messages.shop)}</a>
      </footer>
    </main>
  )
}
