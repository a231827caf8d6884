/** What renders pages where Vike does not: bundled together with Vike's hook, which calls the same renderRoute. */
export { renderRoute, renderTracked } from './pipeline/render'
