/** Rules of lint that are this project's own: https://oxc.rs/docs/guide/usage/linter/js-plugins */
import { noMutualFolders } from './no-mutual-folders.mjs'
import { noSuperlinearRegex } from './no-superlinear-regex.mjs'

export default {
  meta: { name: 'plat' },
  rules: { 'no-mutual-folders': noMutualFolders, 'no-superlinear-regex': noSuperlinearRegex },
}
