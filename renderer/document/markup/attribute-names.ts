/** Attributes that are true by being there: they have no value. */
export const FLAGS: ReadonlySet<string> = new Set(
  'allowFullScreen async autoFocus autoPlay controls default defer disabled formNoValidate hidden inert loop multiple muted noModule noValidate open playsInline readOnly required reversed'.split(
    ' ',
  ),
)

/** Attributes of HTML that React spells with capitals. */
const LOWERED =
  'accessKey autoCapitalize autoComplete charSet colSpan crossOrigin dateTime encType enterKeyHint fetchPriority formAction frameBorder hrefLang imageSizes imageSrcSet inputMode itemProp itemScope itemType maxLength minLength noModule popoverTarget referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap'

/** Attributes of SVG that React spells without the hyphen. All others of SVG are spelled as they are: viewBox. */
const HYPHENATED =
  'alignmentBaseline baselineShift clipPath clipRule colorInterpolation dominantBaseline fillOpacity fillRule floodColor floodOpacity fontFamily fontSize fontStyle fontWeight imageRendering letterSpacing lightingColor markerEnd markerMid markerStart paintOrder pointerEvents shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration textRendering transformOrigin unicodeBidi vectorEffect wordSpacing writingMode'

const NAMES: Record<string, string> = {
  acceptCharset: 'accept-charset',
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  ...namesBy(LOWERED, (name) => name.toLowerCase()),
  ...namesBy([...FLAGS].join(' '), (name) => name.toLowerCase()),
  ...namesBy(HYPHENATED, (name) => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)),
}

function namesBy(names: string, write: (name: string) => string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, write(name)]))
}

/** An attribute's name in HTML: "class" for React's "className". */
export const attributeName = (property: string): string => NAMES[property] ?? property
