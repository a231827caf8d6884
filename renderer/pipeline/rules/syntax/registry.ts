import type { NodeRule, SyntaxRule } from '../rule'
import { byteOrderMark, notUtf8 } from './encoding'
import { duplicateKey, loneSurrogate, lossyNumber, unsafeName } from './names-and-values'
import { syntax, tooDeep } from './syntax'

/** Whether a document's text can be read, in the order in which they are asked. */
export const SYNTAX_RULES: SyntaxRule[] = [byteOrderMark, notUtf8, tooDeep, syntax]

/** Names and values of one document, whatever they mean. */
export const NODE_RULES: NodeRule[] = [duplicateKey, unsafeName, lossyNumber, loneSurrogate]
