import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type Formats, formatsOf } from '../lib/format.ts'
import { type Language, type Translate, translateTo } from '../lib/i18n.ts'
import { recall, remember, storageKeys } from '../lib/storage.ts'
import type { Call } from './call.ts'
import type { Interruptions } from './interruption.ts'
import type { Shop } from './shop.ts'

/** What is the same for the whole visit. */
export type World = { callIn(language: Language): Call; interruptions: Interruptions; shop: Shop }

export type Env = Omit<World, 'callIn'> & {
  call: Call
  language: Language
  setLanguage(language: Language): void
  t: Translate
  format: Formats
}

const EnvContext = createContext<Env | undefined>(undefined)

const firstLanguage = (): Language => {
  const known = recall(storageKeys.language)
  if (known === 'es' || known === 'en') return known
  return navigator.language.startsWith('en') ? 'en' : 'es'
}

export const EnvProvider = ({ world, children }: { world: World; children: ReactNode }) => {
  const [language, setLanguage] = useState(firstLanguage)
  const { callIn, interruptions, shop } = world
  const env = useMemo<Env>(
    () => ({
      call: callIn(language),
      interruptions,
      shop,
      language,
      setLanguage(next) {
        remember(storageKeys.language, next)
        setLanguage(next)
      },
      t: translateTo(language),
      format: formatsOf(language),
    }),
    [callIn, interruptions, shop, language],
  )
  return (
    <EnvContext value={env}>
      <div lang={language} className="contents">
        {children}
      </div>
    </EnvContext>
  )
}

/** Calls, the shop, the language and its texts. */
export const useEnv = (): Env => {
  const env = useContext(EnvContext)
  if (!env) throw new Error('useEnv stands outside of EnvProvider')
  return env
}

/** The function that gives a message's text. */
export const useText = (): Translate => useEnv().t
