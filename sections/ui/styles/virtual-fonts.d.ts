/** The installed packages of variable fonts (https://fontsource.org), as renderer/render/fonts-plugin.ts provides them. */
declare module 'virtual:fonts' {
  /** What a package says about its font. */
  export interface FontMetadata {
    family: string
    category: 'serif' | 'sans-serif' | 'display' | 'handwriting' | 'monospace'
    /** The subset with the Latin letters, or those of the font's own language. */
    defSubset: string
    weights: number[]
    /** Its axes. Not every font has one for its weight. */
    variable: { wght?: { min: string; max: string } }
  }

  /** The part of a font for the letters of some languages: "latin-ext". */
  export interface FontSubset {
    url: string
    /** Its characters as CSS takes them: "U+0100-02BA,U+02BD". */
    range: string
  }

  /** By name: "besley". Each has its default subset. */
  export const fonts: Record<string, { metadata: FontMetadata; subsets: Record<string, FontSubset> }>
}
