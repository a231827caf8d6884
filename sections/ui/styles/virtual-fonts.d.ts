/** The installed packages of variable fonts (https://fontsource.org), as renderer/render/fonts-plugin.ts provides them. */
declare module 'virtual:fonts' {
  /** What a package says about its font. */
  export interface FontMetadata {
    family: string
    category: 'serif' | 'sans-serif' | 'display' | 'handwriting' | 'monospace'
    variable: { wght: { min: string; max: string } }
  }

  /** By name: "besley". */
  export const fonts: Record<string, { metadata: FontMetadata; url: string }>
}
