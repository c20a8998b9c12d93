import { useState } from 'react'
import { countryName } from '../../../../facts/country-name.ts'
import { formatLongDate } from '../../../../facts/format-date.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Dialog, Stack } from '../../ui/index.ts'
import { CaseDialog } from '../service-case/index.ts'
import { clockTime, type Opening } from '../stores/index.ts'
import { messages } from './messages.ts'

type ClosedChatProps = { opening: Opening | undefined; onClose: () => void }

/** Says when the chat opens and leads to writing instead; shown while it has an opening that is to come. */
export const ClosedChat = ({ opening, onClose }: ClosedChatProps) => {
  const t = useText()
  const { country, language } = useEnv()
  const [writes, setWrites] = useState(false)
  const next = opening?.open === false ? opening : undefined
  const when = next && {
    time: clockTime(next.from),
    day: formatLongDate(next.day, language),
    country: countryName(country, language),
  }
  return (
    <>
      <Dialog
        open={next !== undefined}
        onClose={onClose}
        title={t(messages.closed)}
        closeLabel={t(messages.close)}
      >
        <Stack gap={4}>
          {when && <p>{t(next.ahead === 0 ? messages.opensToday : messages.opensOn, when)}</p>}
          <p>{t(messages.meanwhile)}</p>
          <Button
            wide
            onClick={() => {
              onClose()
              setWrites(true)
            }}
          >
            {t(messages.write)}
          </Button>
        </Stack>
      </Dialog>
      <CaseDialog open={writes} onClose={() => setWrites(false)} />
    </>
  )
}
