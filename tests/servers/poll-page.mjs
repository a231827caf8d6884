/** A thread that says when it begins to read a page, reads it until it is told to end, and then says what it has seen. */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

const { page, texts, ended } = workerData
const wrong = []
let reads = 0
parentPort.postMessage('reading', [])
do {
  try {
    const text = readFileSync(page, 'utf8')
    if (!texts.includes(text)) wrong.push(text)
  } catch (error) {
    wrong.push(error.code)
  }
  reads++
} while (Atomics.load(ended, 0) === 0)
parentPort.postMessage({ reads, wrong }, [])
