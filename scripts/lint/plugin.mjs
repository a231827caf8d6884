/** This project's own lint rules: https://oxc.rs/docs/guide/usage/linter/js-plugins */
import { noMutualFolders } from './no-mutual-folders.mjs'

export default {
  meta: { name: 'plat' },
  rules: { 'no-mutual-folders': noMutualFolders },
}
