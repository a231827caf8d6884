/** The file of a route: "/plano" is "plano.html", "/" is "index.html". */
export const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)
