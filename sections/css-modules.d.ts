declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // The shape of these modules is Vite's, not ours to choose.
  export default classes
}
