import { useText } from '../../api/env.tsx'
import type { DemoPeople } from '../../lib/document-data.ts'
import { roleName } from '../../features/people/index.ts'
import { FrontAside } from '../../features/sign-in/index.ts'
import { Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './demo-list.module.css'

type DemoListProps = { demo: DemoPeople; onChoose(email: string): void }

/** Who there is in a demonstration, by role. */
export const DemoList = ({ demo, onChoose }: DemoListProps) => {
  const t = useText()
  return (
    <FrontAside>
      <h2 className={styles.demoTitle}>{t(messages.demo)}</h2>
      <p className={styles.why}>{t(messages.demoWhy, demo.password)}</p>
      <ul className={styles.people}>
        {demo.people.map(({ email, name, roles }) => {
          const [role = '', place] = roles.split('@')
          return (
            <li key={email}>
              <Button className={styles.person} onClick={() => onChoose(email)}>
                <span className={styles.role}>
                  {roleName(t, role)}
                  {place && <span className={styles.place}> · {place}</span>}
                </span>
                <span className={styles.name}>{name}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </FrontAside>
  )
}
