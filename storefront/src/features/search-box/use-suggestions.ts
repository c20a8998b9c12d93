import { searchPhraseMinLength } from '../../../../facts/search-phrase.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useCustomPreferences } from '../../api/preferences.tsx'
import { timings } from '../../config/timings.ts'
import { suggestionsOf, suggestionsQuery } from './suggestions.ts'

/** The text as it was when the shopper last paused; at first as it is. */
const useDebounced = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), timings.searchDebounce)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/**
 * Suggestions for what is being typed: after a pause of 300 ms, from three characters on (S5.042–S5.044). `isOfText` is
 * false while they are still those of an earlier text.
 */
export const useSuggestions = (text: string) => {
  const { secondMenuCategoryName } = useCustomPreferences()
  const trimmed = text.trim()
  const settled = useDebounced(trimmed)
  const isLong = trimmed.length >= searchPhraseMinLength && settled.length >= searchPhraseMinLength
  const { data, isPlaceholderData } = useQuery({
    ...suggestionsQuery(useEnv(), settled),
    enabled: isLong,
    staleTime: 60_000,
    placeholderData: (previous) => previous,
  })
  const suggestions = isLong && data ? suggestionsOf(data, secondMenuCategoryName) : undefined
  return { suggestions, isOfText: settled === trimmed && !isPlaceholderData }
}
