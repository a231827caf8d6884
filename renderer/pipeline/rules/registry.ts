import { missingImage } from './references/missing-image'
import type { Rule, SiteRule } from './rule'

/** What one document says of another: told whatever else is wrong. */
export const REFERENCE_RULES: SiteRule[] = [missingImage]

/** What only the whole site can tell. Told of a site without errors, since an error may be the cause. */
export const WHOLE_SITE_RULES: SiteRule[] = []

/** Every rule there is, in the order of docs/rules.md. */
export const RULES: Rule[] = [...REFERENCE_RULES, ...WHOLE_SITE_RULES]
