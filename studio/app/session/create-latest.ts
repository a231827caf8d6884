/** Makes a function that starts some work. What it is called for meanwhile is done afterwards, all at once. */
export function createLatest(work: () => Promise<unknown>): () => void {
  let isWanted = false
  let isWorking = false
  const workOff = async () => {
    while (isWanted) {
      isWanted = false
      await work()
    }
  }
  return () => {
    isWanted = true
    if (isWorking) return
    isWorking = true
    void workOff().finally(() => (isWorking = false))
  }
}
