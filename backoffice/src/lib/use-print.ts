import { useEffect, useEffectEvent } from 'react'

/** Prints as soon as these papers are there, once; `onPrinted`: the browser's dialog is over. Who asks again has new ones. */
export const usePrint = (papers: readonly unknown[], onPrinted: () => void): void => {
  const finish = useEffectEvent(onPrinted)
  useEffect(() => {
    const end = () => finish()
    addEventListener('afterprint', end)
    print()
    return () => removeEventListener('afterprint', end)
  }, [papers])
}
