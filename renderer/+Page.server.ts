// https://vike.dev/Page
export { PageSections as Page } from './document/PageSections'
