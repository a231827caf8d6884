import { describeAbsence } from '../../documents/schedule'
import { markedPage, otherPage } from '../definition/examples'
import { warnings } from '../definition/rule'
import { aboutLinks } from './links'

export const ABSENT_PAGE_RULES = warnings({
  'link-to-absent-page': {
    asks: 'A link leads to something that is on the site now.',
    why: 'A page that isn’t due can’t be visited. Until it is there, the site shows the words of the link alone, and leaves out a button, an entry of the navigation and a redirect.',
    fix: 'If that is what you want, there is nothing to do. Otherwise, give the section with the link the same days, or remove the link.',
    example: markedPage({ body: 'Our [spring offers](«/spring»).' }, '/', {
      'pages/spring.json': otherPage('Spring offers', 'Everything must go.', { draft: true }),
    }),
    checkSite: (view) =>
      aboutLinks(view, ({ route, anchor, pages }) => {
        const { schedule } = (!view.addresses.byRoute.has(route) && view.absentByRoute.get(route)) || {}
        if (schedule) return { what: `leads to ${route}, which ${describeAbsence(schedule, view.site.today)}` }
        const targets = route === '' ? pages : [view.addresses.byRoute.get(route)?.page]
        const isHidden =
          anchor !== undefined &&
          targets.some((page) => page?.hidden?.anchors.includes(anchor) && !page.anchors.includes(anchor))
        return isHidden ? { what: `leads to #${anchor}, a section that isn’t on its page now` } : undefined
      }),
  },
})
