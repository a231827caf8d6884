/** What renders pages, with their stylesheets: bundled by itself, and asked for by Vite in development. */
export { renderPage, renderQuoteForm } from './pipeline/render-page'
