// https://vike.dev/onBeforePrerenderStart
import { prerenderList } from './prerender-list'

export const onBeforePrerenderStart = () => prerenderList()
