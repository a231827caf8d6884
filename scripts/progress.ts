/** How often plain output says how far the work is, in milliseconds. */
const PLAIN_INTERVAL = 5000

interface ProgressLine {
  update: (done: number, total: number) => void
  /** Leaves the line, so that what follows starts on its own. */
  end: () => void
}

/** Says how far long work is: one line that changes on a terminal, a line every few seconds elsewhere. Short work says nothing. */
export function createProgress(what: string, stream: NodeJS.WriteStream = process.stderr): ProgressLine {
  const started = performance.now()
  let said = started
  let isOpen = false
  return {
    update(done, total) {
      const now = performance.now()
      if (now - said < (stream.isTTY ? 100 : PLAIN_INTERVAL)) return
      said = now
      const rate = (done / (now - started)) * 1000
      const left = Math.ceil((total - done) / rate)
      const text = `${what}: ${done} of ${total}, ${perSecond(rate)} a second, ${left} s left`
      stream.write(stream.isTTY ? `\r\u001b[2K${text}` : `${text}\n`)
      isOpen = stream.isTTY
    },
    end() {
      if (isOpen) stream.write('\r\u001b[2K')
    },
  }
}

/** A hundred and more without a fraction, which toPrecision() would write as "3.7e+2". */
const perSecond = (rate: number) => (rate < 100 ? rate.toPrecision(2) : String(Math.round(rate)))
