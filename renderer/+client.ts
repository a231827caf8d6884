// https://vike.dev/client: the only script that a page loads by itself
import { startImages } from './islands/lazy-images'
import { startIslands } from './islands/runtime'

startImages()
startIslands()
if (import.meta.env.DEV) import('./live/overlay').then(({ startOverlay }) => startOverlay())
