/** After npm install: packs what takes long to load, which is part of installing it; else the first build would. */
import { findScript } from './packed/find-script'

await findScript('bundler')
await findScript('dev-server')
