import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { adoptAnswer } from '../../lib/adopt-answer.ts'
import { Button, Section, showToast, Skeleton } from '../../ui/index.ts'
import { ProblemNotice } from '../problem/index.ts'
import { messages } from './messages.ts'
import styles from './versions.module.css'

/** What somebody left of a thing. `isRestorable`: whether it can be put back. */
type Version = {
  version: number
  at: string
  actor: { id: string; name: string }
  isRestorable?: boolean
  members?: readonly string[]
}

type VersionsProps = {
  /** The operation that lists them, and what is listed: after another save there is one more. */
  queryKey: QueryKey
  load(): Promise<{ data: readonly Version[] }>
  restore(version: number): Promise<unknown>
  /** Under which the thing itself is known. */
  shownBy: QueryKey
  mayWrite: boolean
  /** What a member is called. */
  nameOf?(member: string): string
}

/** Who changed it when, the latest first; any of it can be put back, and that is a version too. */
export const Versions = ({ queryKey, load, restore, shownBy, mayWrite, nameOf }: VersionsProps) => {
  const { t, format } = useEnv()
  const queries = useQueryClient()
  const found = useQuery({ queryKey, queryFn: load })
  const putBack = useMutation({
    mutationFn: restore,
    onSuccess: async (restored) => {
      await adoptAnswer(queries, shownBy, restored)
      showToast(t(messages.restored))
      await queries.invalidateQueries({ queryKey })
    },
  })
  const wordsOf = (members: readonly string[] = []) =>
    nameOf ? [...new Set(members.map(nameOf))].slice(0, 4).join(', ') : ''
  return (
    <Section title={t(messages.versions)}>
      {found.error && <ProblemNotice error={found.error} />}
      {putBack.error && <ProblemNotice error={putBack.error} />}
      {found.isPending && <Skeleton />}
      {found.data?.data.length === 0 && <p className={styles.soft}>{t(messages.noVersions)}</p>}
      <ul className={styles.versions}>
        {found.data?.data.map(({ version, at, actor, isRestorable = true, members }, index) => (
          <li key={version} className={styles.version}>
            <span>
              {actor.name || actor.id}
              <br />
              <span className={styles.soft}>{format.dateTime(at)}</span>
              {nameOf && (
                <>
                  <br />
                  <span className={styles.soft}>{wordsOf(members)}</span>
                </>
              )}
            </span>
            {index === 0 && <span className={styles.soft}>{t(messages.now)}</span>}
            {index > 0 && isRestorable && mayWrite && (
              <Button isBusy={putBack.isPending} onClick={() => putBack.mutate(version)}>
                {t(messages.restore)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
