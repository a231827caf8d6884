// https://vike.dev/route-function
/** Every address: a page, an alias or a frame. */
export const route = () => true
