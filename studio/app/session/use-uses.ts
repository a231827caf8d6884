import { useEffect, useState } from 'react'
import type { UsageQuestion, UsedPlace } from '../../protocol/documents'
import { ask } from './api'

/** Where something is used, each page once; undefined until it is known. */
export function useUses(question: UsageQuestion): UsedPlace[] | undefined {
  const [uses, setUses] = useState<UsedPlace[]>()
  const asked = JSON.stringify(question)
  useEffect(() => {
    void ask('usage', JSON.parse(asked) as UsageQuestion).then(
      ({ uses }) => setUses([...new Map(uses.map((use) => [use.page?.route ?? use.where, use])).values()]),
      () => setUses(undefined),
    )
  }, [asked])
  return uses
}
