import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { library } from '../../api/site.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { adoptAnswer } from '../../lib/adopt-answer.ts'
import { Button, Section, showToast, Skeleton } from '../../ui/index.ts'
import styles from './content.module.css'
import { messages } from './messages.ts'

type VersionsProps = { contentId: string; etag: string | undefined; mayWrite: boolean }

/** Who changed it when; any of it can be put back, and that is a version too. */
export const Versions = ({ contentId, etag, mayWrite }: VersionsProps) => {
  const { call, shop, t, format } = useEnv()
  const queries = useQueryClient()
  const params = { libraryId: shop.id, contentId }
  const found = useQuery({
    // Each save is another version, one that says what an earlier one said too.
    queryKey: [library.getContentVersions, contentId],
    queryFn: () => call(library.getContentVersions, { params }),
  })
  const restore = useMutation({
    mutationFn: (version: number) =>
      call.tagged(library.restoreContent, { params: { ...params, version }, ifMatch: etag }),
    onSuccess: async (restored) => {
      await adoptAnswer(queries, [library.getLibraryContent, contentId], restored)
      showToast(t(messages.restored))
      await queries.invalidateQueries({ queryKey: [library.getContentVersions, contentId] })
    },
  })
  return (
    <Section title={t(messages.versions)}>
      {found.error && <ProblemNotice error={found.error} />}
      {restore.error && <ProblemNotice error={restore.error} />}
      {found.isPending && <Skeleton />}
      {found.data?.data.length === 0 && <p className={styles.soft}>{t(messages.noVersions)}</p>}
      <ul className={styles.versions}>
        {found.data?.data.map(({ version, at, actor, isRestorable }, index) => (
          <li key={version} className={styles.version}>
            <span>
              {actor.name || actor.id}
              <br />
              <span className={styles.soft}>{format.dateTime(at)}</span>
            </span>
            {index === 0 && <span className={styles.soft}>{t(messages.now)}</span>}
            {index > 0 && isRestorable && mayWrite && (
              <Button isBusy={restore.isPending} onClick={() => restore.mutate(version)}>
                {t(messages.restore)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
