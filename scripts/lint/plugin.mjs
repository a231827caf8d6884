/** This project's own lint rules: https://oxc.rs/docs/guide/usage/linter/js-plugins */
import { noMutualFolders } from './no-mutual-folders.mjs'
import { noSuperlinearRegex } from './no-superlinear-regex.mjs'

export default {
  meta: { name: 'plat' },
  rules: { 'no-mutual-folders': noMutualFolders, 'no-superlinear-regex': noSuperlinearRegex },
}
