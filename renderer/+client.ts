// https://vike.dev/client: the only script that every page loads
import { startImages } from './islands/lazy-images'
import { startIslands } from './islands/runtime'

startImages()
startIslands()
if (import.meta.env.DEV) import('./live/overlay/overlay').then(({ startOverlay }) => startOverlay())
