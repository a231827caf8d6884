/** After npm install: packs what bundles the code, which is part of installing it; else the first build would. */
import { packedBundler } from './code/packed/packed-bundler'

await packedBundler()
