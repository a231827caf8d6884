import { FORMAT_RULES } from './formats/registry'
import { invalidLink } from './formats/invalid-link'
import { invalidRoute } from './formats/invalid-route'
import { brokenAnchor } from './references/broken-anchor'
import { brokenLink } from './references/broken-link'
import { hostNotAllowed } from './references/host-not-allowed'
import { missingImage } from './references/missing-image'
import { missingSite } from './references/missing-site'
import { routeClash } from './references/route-clash'
import { sampleProvider } from './references/sample-provider'
import { unknownSharedSection } from './references/unknown-shared-section'
import { unknownVariable } from './references/unknown-variable'
import type { DocumentRule, KeywordRule, NodeRule, Rule, SiteRule, SyntaxRule } from './rule'
import { emptyText } from './schema/empty-text'
import { listLength } from './schema/list-length'
import { missingProperty } from './schema/missing-property'
import { outOfRange } from './schema/out-of-range'
import { unknownProperty } from './schema/unknown-property'
import { unknownSectionType } from './schema/unknown-section-type'
import { unknownValue } from './schema/unknown-value'
import { wrongForm } from './schema/wrong-form'
import { wrongType } from './schema/wrong-type'
import { copiedPage } from './site/copied-page'
import { descriptionLength } from './site/description-length'
import { duplicateAlt } from './site/duplicate-alt'
import { duplicateDescription } from './site/duplicate-description'
import { duplicateTitle } from './site/duplicate-title'
import { fileClash } from './site/file-clash'
import { headingOrder } from './site/heading-order'
import { leftoverCity } from './site/leftover-city'
import { linkToAlias } from './site/link-to-alias'
import { missingAlt } from './site/missing-alt'
import { orphanPage } from './site/orphan-page'
import { redirectChain } from './site/redirect-chain'
import { redirectLoop } from './site/redirect-loop'
import { repeatedCity } from './site/repeated-city'
import { similarPage } from './site/similar-page'
import { smallPicture } from './site/small-picture'
import { titleLength } from './site/title-length'
import { unusedImage } from './site/unused-image'
import { unusedSharedSection } from './site/unused-shared-section'
import { byteOrderMark } from './syntax/byte-order-mark'
import { duplicateKey } from './syntax/duplicate-key'
import { loneSurrogate } from './syntax/lone-surrogate'
import { lossyNumber } from './syntax/lossy-number'
import { notUtf8 } from './syntax/not-utf8'
import { syntax } from './syntax/syntax'
import { tooDeep } from './syntax/too-deep'
import { unsafeName } from './syntax/unsafe-name'

/** Whether a document's text can be read, in the order in which they are asked. */
export const SYNTAX_RULES: SyntaxRule[] = [byteOrderMark, notUtf8, tooDeep, syntax]

/** Names and values of one document, whatever they mean. */
export const NODE_RULES: NodeRule[] = [duplicateKey, unsafeName, lossyNumber, loneSurrogate]

/** What the schemas ask, by their keywords; FORMAT_RULES have what they ask by their formats. */
export const KEYWORD_RULES: KeywordRule[] = [
  unknownProperty,
  missingProperty,
  wrongType,
  unknownSectionType,
  unknownValue,
  outOfRange,
  listLength,
  emptyText,
  wrongForm,
]

/** What is found while shared sections and variables are put in their places. */
const RESOLVE_RULES: Rule[] = [unknownSharedSection, unknownVariable]

/** What one document says of another. */
export const DOCUMENT_ERRORS: DocumentRule[] = [invalidLink, missingImage]

/** The same, where it takes all documents to tell. */
export const SITE_ERRORS: SiteRule[] = [
  missingSite,
  invalidRoute,
  routeClash,
  brokenLink,
  brokenAnchor,
  redirectLoop,
  hostNotAllowed,
  sampleProvider,
]

/** What readers and search engines see of one page. Told of a site without errors, since an error may be the cause. */
export const DOCUMENT_WARNINGS: DocumentRule[] = [
  titleLength,
  descriptionLength,
  headingOrder,
  missingAlt,
  duplicateAlt,
  smallPicture,
]

/** What only the whole site can tell, also when it has no errors. */
export const SITE_WARNINGS: SiteRule[] = [
  repeatedCity,
  leftoverCity,
  copiedPage,
  similarPage,
  orphanPage,
  linkToAlias,
  redirectChain,
  fileClash,
  unusedSharedSection,
  unusedImage,
  duplicateTitle,
  duplicateDescription,
]

/** Every rule there is, in the order of docs/rules.md. */
export const RULES: Rule[] = [
  // a rule can look both at single texts and at all documents together
  ...new Set([
    ...SYNTAX_RULES,
    ...NODE_RULES,
    ...KEYWORD_RULES,
    ...FORMAT_RULES,
    ...RESOLVE_RULES,
    ...DOCUMENT_ERRORS,
    ...SITE_ERRORS,
    ...SITE_WARNINGS,
    ...DOCUMENT_WARNINGS,
  ]),
]
