/** What means something else in a link: "//host", "?search", "#place". A file's name may hold these signs too. */
const OTHER_MEANING = /^\/\/|[?#]/

/** The addresses of pages that a link may name as they are. */
export const linkableRoutes = (routes: string[]): ReadonlySet<string> =>
  new Set(routes.filter((route) => !OTHER_MEANING.test(route)))
