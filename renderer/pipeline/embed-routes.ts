import { SAMPLE_FORM } from '../../sections/ui/quote-form-source'

/** The page of our own that stands in the quote form's frame where a site has no form of its own. */
export const QUOTE_FORM_ROUTE = SAMPLE_FORM

/** The addresses that belong to the engine. */
export const EMBED_ROUTES = [QUOTE_FORM_ROUTE]

/** The page that unknown addresses show: pages/404.json. */
export const NOT_FOUND_ROUTE = '/404'
