// https://vike.dev/Page
export { PageBody as Page } from './document/PageBody'
